import { SCENE_PICTURES } from '#catalogue/scenes.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { JsonObject } from '../range/content-path.ts';
import { keysOf } from '../range/field.ts';
import type { PartTexts } from './de.ts';

/** What a form needs to know of the range. */
export interface Known {
  readonly id: string;
  readonly content: JsonObject;
  readonly names: CatalogueNames;
  readonly sizes: Readonly<Record<string, string>>;
  readonly texts: PartTexts;
}

/** Pictures of the studio; they have no other names. */
export const SCENES = Object.fromEntries(keysOf(SCENE_PICTURES).map((id) => [id, id]));
export const FIRST_SCENE = keysOf(SCENES)[0] ?? '';
/** Names of options in the order of a list. */
export const named = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  Object.fromEntries(ids.map((id) => [id, names[id]]));

/** Filters of this collection and of the others, with their names. */
export const groupsOf = ({ content, names }: Known): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...keysOf(content['tags']), ...keysOf(names.tags)].map((id) => [id, names.groups[id] ?? id]),
  );
