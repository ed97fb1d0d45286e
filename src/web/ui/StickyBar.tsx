import { type ReactNode, useEffect, useRef } from 'react';

/** On phones the price and the page's one action stay in reach of the thumb. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || CSS.supports('animation-timeline: view()')) return;
    const stepping = import('./step-back.ts').then(
      ({ stepBack }) => stepBack(element),
      () => undefined,
    );
    return () => void stepping.then((stop) => stop?.());
  }, []);
  return (
    <div className="sticky-bar" ref={bar}>
      {children}
    </div>
  );
}
