import { ALT_MAX } from '#contract/admin-media.ts';
import type { Lang } from '#routes.ts';
import { valueAt } from '../content-path.ts';
import { inputId, useEditor } from '../editor-context.ts';
import { useFindings } from '../field-hooks.tsx';
import { fieldName } from '../finding-sentence.ts';

interface AltFieldsProps {
  readonly index: number;
  /** Id of the findings of the picture, if it has any. */
  readonly describedBy: string | undefined;
}

/** Inputs of a picture's alternative text, in both languages. */
export function AltFields({ index, describedBy }: AltFieldsProps) {
  const { content, edit, endStep, texts } = useEditor();
  const at = ['pictures', index, 'alt'];
  const { isWrong } = useFindings(at, true);
  const input = (lang: Lang) => {
    const value = String(valueAt(content, [...at, lang]) ?? '');
    const other = lang === 'de' ? 'en' : 'de';
    const otherText = valueAt(content, [...at, other]) ?? '';
    return (
      <label className="desk-field">
        {fieldName(texts.range, [...at, lang])}
        <input
          id={inputId([...at, lang].join('.'))}
          type="text"
          value={value}
          maxLength={ALT_MAX}
          aria-invalid={isWrong && value === ''}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            const both = { [other]: otherText, [lang]: target.value };
            const isEmpty = target.value === '' && otherText === '';
            edit([{ path: at, value: isEmpty ? undefined : both }], [...at, lang].join('.'));
          }}
          onBlur={endStep}
        />
      </label>
    );
  };
  return (
    <>
      {input('de')}
      {input('en')}
    </>
  );
}
