import type { SeedBagId } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import { href, type Lang } from '../../../routes.ts';
import type { Crumb } from '../../ui/Breadcrumb.tsx';

const BAGS: Record<Lang, string> = { de: 'Taschen', en: 'Bags' };

/** Bags have no list of their own: their section is the daily part of `/produkte`. */
export function bagCrumbs(id: SeedBagId, lang: Lang): Crumb[] {
  return [
    { label: BAGS[lang], href: `${href('produkte', lang)}?kategorie=daily` },
    { label: productName(id, lang) },
  ];
}
