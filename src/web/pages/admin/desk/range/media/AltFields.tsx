import { ALT_MAX } from '#contract/admin-media.ts';
import { valueAt } from '../content-path.ts';
import { inputId, useEditor } from '../editor-context.ts';
import { useFindings } from '../field-hooks.tsx';

interface AltFieldsProps {
  readonly index: number;
  /** Id of the findings of the picture, if it has any. */
  readonly describedBy: string | undefined;
}

/** Inputs of an uploaded picture's alternative text, in both languages. */
export function AltFields({ index, describedBy }: AltFieldsProps) {
  const { content, edit, endStep, texts } = useEditor();
  const { mediaTexts: say } = texts.range;
  const at = ['pictures', index, 'alt'];
  const { isWrong } = useFindings(at, true);
  const input = (lang: 'de' | 'en', label: string) => {
    const value = String(valueAt(content, [...at, lang]) ?? '');
    const other = lang === 'de' ? 'en' : 'de';
    const both = { [other]: valueAt(content, [...at, other]) ?? '', [lang]: '' };
    return (
      <label className="desk-field">
        {label}
        <input
          id={inputId([...at, lang].join('.'))}
          type="text"
          value={value}
          maxLength={ALT_MAX}
          aria-invalid={isWrong && value === ''}
          aria-describedby={describedBy}
          onChange={({ target }) =>
            edit([{ path: at, value: { ...both, [lang]: target.value } }], [...at, lang].join('.'))
          }
          onBlur={endStep}
        />
      </label>
    );
  };
  return (
    <>
      {input('de', say.altDe)}
      {input('en', say.altEn)}
    </>
  );
}
