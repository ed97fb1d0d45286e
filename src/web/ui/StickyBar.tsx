import type { ReactNode } from 'react';

/** On phones the price and the page's one action stay in reach of the thumb. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return <div className="sticky-bar">{children}</div>;
}
