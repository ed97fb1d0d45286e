import { createContext, useContext } from 'react';
import type { Finding } from '#contract/admin-catalogue.ts';
import type { Lang } from '#routes.ts';
import type { DeskTexts } from '../texts.ts';
import type { ContentPath, Json, JsonObject } from './content-path.ts';

export interface Change {
  readonly path: ContentPath;
  /** Undefined removes the field. */
  readonly value: Json | undefined;
}

export interface Editor {
  readonly content: JsonObject;
  readonly findings: readonly Finding[];
  readonly texts: DeskTexts;
  readonly lang: Lang;
  /** Carries out changes as one step; edits of the same `field` in a row are one step too. */
  readonly edit: (changes: readonly Change[], field?: string) => void;
  readonly endStep: () => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('useEditor() needs an EditorContext');
  return editor;
}

export const inputId = (key: string) => `field-${key}`;
