import { createContext, useContext } from 'react';
import { useKit } from '#admin/kit/kit-context.ts';
import { isSame, type Json, type JsonObject } from '#catalogue/json.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { type ContentPath, fieldKey, inputId, valueAt } from './content-path.ts';
import { fieldName, findingSentence } from './finding-sentence.ts';
import { useRangeTexts } from './texts.ts';
import type { Change } from './use-draft.ts';

/** Words about the value of a field. */
export interface Advice {
  readonly text: string;
  /** The value that holds where none is stored, in words; `text` speaks of it. A field can be set back to it. */
  readonly fallback?: string;
  /** That value of a box. */
  readonly isOn?: boolean;
}

/** An entry that is edited. */
export interface Editor {
  readonly content: JsonObject;
  /** Content that the shop shows; undefined for a new entry. */
  readonly published: Json | undefined;
  readonly findings: readonly Finding[];
  readonly names: CatalogueNames;
  /** Carries out changes as one step; edits of the same `field` in a row are one step too. */
  readonly edit: (changes: readonly Change[], field?: string) => void;
  /** True if a field's findings are shown: a new one says nothing until it was left. */
  readonly isTold: (key: string) => boolean;
  readonly leave: (key: string) => void;
  readonly adviceOf?: (path: ContentPath) => Advice | undefined;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** Length of the paths that a heading above the fields names. */
export const GroupDepth = createContext(0);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('useEditor() needs an EditorContext');
  return editor;
}

/** A field of the edited entry: value, name, what is wrong with it, and how to change it. */
export function useField(path: ContentPath, isDeep = false) {
  const { lang } = useKit();
  const { content, published, findings, names, edit, isTold, leave, adviceOf } = useEditor();
  const { fields, findings: sayings } = useRangeTexts();
  const depth = useContext(GroupDepth);
  const key = fieldKey(path);
  const value = valueAt(content, path);
  const found = findings.filter(
    (each) =>
      path.every((part, at) => each.path[at] === part) &&
      (isDeep || each.path.length === path.length),
  );
  const sentences = [
    ...new Set(found.map((each) => findingSentence({ findings: sayings, names }, each, lang))),
  ];
  const isWrong = sentences.length > 0 && isTold(key);
  const at = path.find((part) => part === 'de' || part === 'en') as 'de' | 'en' | undefined;
  // The language is said by `lang`.
  const named = path.filter((part) => part !== 'de' && part !== 'en');
  const advice = adviceOf?.(path);
  return {
    value,
    advice,
    set: (next: Json | undefined) => edit([{ path, value: next }], key),
    props: {
      id: inputId(path),
      label: fieldName({ fields, names }, named.slice(depth)),
      finding: isWrong ? sentences.join(' ') : undefined,
      // A stored value has a way back instead.
      help: value !== undefined && advice?.fallback !== undefined ? undefined : advice?.text,
      isChanged: published !== undefined && !isSame(value, valueAt(published, path)),
      onBlur: () => leave(key),
    },
    lang: at,
  };
}
