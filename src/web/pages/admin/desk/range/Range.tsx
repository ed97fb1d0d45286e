import { type ComponentType, useEffect, useRef } from 'react';
import type { DeskProps } from '../texts.ts';
import { Products } from './Products.tsx';
import { Publish } from './Publish.tsx';
import { RANGE_VIEWS, type RangeView, rangeHash, useRangePlace } from './range-views.ts';
import { Transfer } from './Transfer.tsx';
import { Versions } from './Versions.tsx';

export interface RangeProps extends DeskProps {
  /** The third word of the address, such as a product's id. */
  readonly id: string | undefined;
}

const VIEWS: Readonly<Record<RangeView, ComponentType<RangeProps>>> = {
  products: Products,
  publish: Publish,
  versions: Versions,
  transfer: Transfer,
};

/** The owner's range: every part has an address of its own. */
export function Range(props: DeskProps) {
  const { range } = props.texts;
  const { view, id } = useRangePlace();
  const View = VIEWS[view];
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const current = nav.current?.children[(Object.keys(RANGE_VIEWS) as RangeView[]).indexOf(view)];
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  return (
    <section className="desk-panel" aria-label={range.title}>
      <h2 className="desk-title">{range.title}</h2>
      <nav ref={nav} className="desk-switch" aria-label={range.views}>
        {(Object.keys(RANGE_VIEWS) as RangeView[]).map((key) => (
          <a key={key} href={rangeHash(key)} aria-current={key === view ? 'page' : undefined}>
            {range[key]}
          </a>
        ))}
      </nav>
      <View {...props} id={id} />
    </section>
  );
}
