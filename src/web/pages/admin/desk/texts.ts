import type { Lang } from '#routes.ts';
import type { texts } from './de.ts';

/** The desk's texts. */
export type DeskTexts = typeof texts;

export interface DeskProps {
  readonly texts: DeskTexts;
  readonly lang: Lang;
}
