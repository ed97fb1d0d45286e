import type { Lang } from '../../../../routes.ts';
import type { copy } from './de.ts';

/** The desk's texts. */
export type DeskCopy = typeof copy;

export interface DeskProps {
  readonly copy: DeskCopy;
  readonly lang: Lang;
}
