import type { AnchorHTMLAttributes } from 'react';
import { isStep, navigate } from './navigate.ts';
import { prefetch } from './prefetch.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From `href()` of `src/routes.ts`; a query or hash may follow. */
  readonly href: string;
}

/**
 * Link within the shop: an anchor that prefetches its page when it is hovered, focused or pressed. Its click is left
 * to the browser until a step is sooner (`isStep()`).
 */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const aim = () => prefetch(href);
  return (
    <a
      {...rest}
      href={href}
      onMouseEnter={aim}
      onFocus={aim}
      onPointerDown={aim}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isStep(event, event.currentTarget)) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
