import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type NavigateOptions, navigate } from './navigate.ts';
import { prefetch } from './prefetch.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From `href()` of `src/routes.ts`; a query or hash may follow. */
  readonly href: string;
  readonly scroll?: NavigateOptions['scroll'];
  readonly replace?: boolean;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True if a click on the link is a step in this tab. */
export function isPlainClick(event: Click, { target }: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !target;
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
