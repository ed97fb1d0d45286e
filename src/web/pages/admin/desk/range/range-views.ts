import { useEffect, useState } from 'react';
import { SECTIONS } from '#web/pages/admin/sections.ts';

/** Parts of the range, each with the word that follows `#sortiment/` in the address. */
export const RANGE_VIEWS = {
  products: 'produkte',
  media: 'bilder',
  collections: 'sammlungen',
  details: 'angaben',
  publish: 'veroeffentlichen',
  versions: 'versionen',
  transfer: 'austausch',
} as const;
export type RangeView = keyof typeof RANGE_VIEWS;

export interface RangePlace {
  readonly view: RangeView;
  /** The third word, such as a product's id; undefined on the view's front. */
  readonly id: string | undefined;
}

/** Address of a part of the range, or of one thing in it. */
export function rangeHash(view: RangeView, id?: string): string {
  const words = [SECTIONS.range, RANGE_VIEWS[view], ...(id === undefined ? [] : [id])];
  return words.join('/');
}

/** Opens a view as its link does; the focus stays on the link, which no view removes. */
export function openView(view: RangeView): void {
  const hash = rangeHash(view);
  document.querySelector<HTMLElement>(`.desk-switch > a[href="${hash}"]`)?.focus();
  location.hash = hash;
}

function readPlace(hash: string): RangePlace {
  const [, word, id] = hash.split('/');
  const views = Object.keys(RANGE_VIEWS) as RangeView[];
  return { view: views.find((view) => RANGE_VIEWS[view] === word) ?? 'products', id };
}

/** The place that the address names. Links and Back change it. */
export function useRangePlace(): RangePlace {
  const [place, setPlace] = useState(() => readPlace(location.hash));
  useEffect(() => {
    const read = () => setPlace(readPlace(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return place;
}
