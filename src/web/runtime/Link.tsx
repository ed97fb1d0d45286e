import type { AnchorHTMLAttributes } from 'react';
import { isStep, linksAreSteps, navigate } from './navigate.ts';
import { prefetch } from './prefetch.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From `href()` of `src/routes.ts`; a query or hash may follow. */
  readonly href: string;
}

/** Link within the shop: it prefetches its page when aimed at, and is the browser's until a step is sooner (`isStep()`). */
export function Link({ href, onClick, ...rest }: LinkProps) {
  // Before, it would compete with the document that the browser asks for.
  const aim = () => void (linksAreSteps() && prefetch(href));
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
