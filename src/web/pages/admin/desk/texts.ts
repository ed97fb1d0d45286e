import type { Lang } from '#routes.ts';
import type { texts } from './de.ts';

/** The desk's texts. */
export type DeskTexts = typeof texts;

/** Name of a mail's kind; the kind itself if it has no name. */
export function mailName({ mailKinds }: DeskTexts, kind: string): string {
  return Object.entries(mailKinds).find(([known]) => known === kind)?.[1] ?? kind;
}

export interface DeskProps {
  readonly texts: DeskTexts;
  readonly lang: Lang;
}
