import { href, type Lang } from '#routes.ts';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';

const BAGS: Record<Lang, string> = { de: 'Taschen', en: 'Bags' };

/** Bags have no list of their own: their section is the daily part of `/produkte`. */
export function bagCrumbs(name: string, lang: Lang): Crumb[] {
  return [
    { label: BAGS[lang], href: `${href('produkte', lang)}?kategorie=daily` },
    { label: name },
  ];
}
