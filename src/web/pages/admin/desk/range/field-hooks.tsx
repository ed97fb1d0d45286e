import type { ReactNode } from 'react';
import { OPTIONS } from '#catalogue/options.ts';
import type { ContentPath } from './content-path.ts';
import { inputId, optionName, useEditor } from './editor-context.ts';
import type { Field } from './field-table.ts';
import { findingSentence } from './finding-sentence.ts';
import { fieldKey, findingsAt } from './findings-by-field.ts';

export interface InputProps {
  readonly field: Field;
  readonly path: ContentPath;
}

/** Names an option, also a colour, in the desk's language. */
export function useOptionName(): (option: string) => string {
  const { names, texts, lang } = useEditor();
  return (option) =>
    names[option] ?? OPTIONS.colours[option]?.[lang] ?? optionName(texts.range.editor, option);
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
