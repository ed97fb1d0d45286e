import { SCENE_PICTURES } from '#catalogue/scenes.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { type Field, type Json, type JsonObject, keysOf } from '../range/content-path.ts';
import type { PartTexts } from './de.ts';

/** A group of a form. */
export interface FormPart {
  /** Its name and help in the texts. */
  readonly key: string;
  /** Its name, where the texts have none. */
  readonly title?: string;
  /** Value that is absent without the group, or one of several sorts. */
  readonly choice?: Choice;
  readonly fields?: readonly Field[];
  readonly rows?: Rows;
  readonly parts?: readonly FormPart[];
  /** Folded, because few shops change it. */
  readonly isRare?: true;
}

/** A value that is absent or begins as one of these. */
export interface Choice {
  readonly path: string;
  readonly sorts: Readonly<Record<string, Json>>;
  /** Which of several sorts it is. */
  readonly sortOf?: (value: Json) => string;
  readonly isRequired?: true;
}

/** A list of groups, such as the values of a filter. */
export interface Rows {
  readonly path: string;
  readonly fresh: Json;
  /** Absent without entries. */
  readonly isOptional?: true;
  readonly partOf: (path: string, value: JsonObject) => FormPart;
}

/** The entry that a form edits, with the names that the range has. */
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
