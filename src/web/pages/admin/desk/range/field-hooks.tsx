import type { ReactNode } from 'react';
import type { ContentPath } from './content-path.ts';
import { inputId, useEditor } from './editor-context.ts';
import type { Field } from './field-table.ts';
import { findingSentence } from './finding-sentence.ts';
import { fieldKey, findingsAt } from './findings-by-field.ts';

export interface InputProps {
  readonly field: Field;
  readonly path: ContentPath;
}

/** Names an option of a field in the desk's language; one that has no name is its own. */
export function useOptionName(names: Field['names'] = {}): (option: string) => string {
  const { editor, findings } = useEditor().texts.range;
  const words: Readonly<Record<string, string>> = {
    ...findings.views,
    ...editor.options,
    ...names,
  };
  return (option) => (Object.hasOwn(words, option) ? (words[option] ?? option) : option);
}

export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Sentences of a field's findings, with the attributes that tie them to its input. */
export function useFindings(path: ContentPath, deep = false) {
  const { findings, texts, lang } = useEditor();
  const found = findingsAt(findings, path, deep);
  const id = `${inputId(fieldKey(path))}-wrong`;
  const sentences = [...new Set(found.map((each) => findingSentence(texts.range, each, lang)))];
  const problem: ReactNode = sentences.length > 0 && (
    <p id={id} className="desk-wrong">
      {sentences.join(' ')}
    </p>
  );
  const isWrong = sentences.length > 0;
  return { problem, isWrong, describedBy: isWrong ? id : undefined };
}
