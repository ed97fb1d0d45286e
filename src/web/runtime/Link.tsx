import type { AnchorHTMLAttributes } from 'react';
import { isPlainClick, type NavigateOptions, navigate } from './navigate.ts';
import { prefetch } from './prefetch.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From `href()` of `src/routes.ts`; a query or hash may follow. */
  readonly href: string;
  readonly scroll?: NavigateOptions['scroll'];
  readonly replace?: boolean;
}

/** Link within the shop: an anchor that prefetches its page when it is hovered, focused or touched. */
export function Link({ href, scroll = 'top', replace = false, onClick, ...rest }: LinkProps) {
  const aim = () => prefetch(href);
  return (
    <a
      {...rest}
      href={href}
      onMouseEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event, event.currentTarget)) return;
        event.preventDefault();
        navigate(href, { scroll, replace });
      }}
    />
  );
}
