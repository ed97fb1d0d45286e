import type { Json, JsonObject } from '../range/content-path.ts';
import type { Field } from '../range/field.ts';

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
