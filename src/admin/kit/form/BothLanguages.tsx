import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { create } from 'zustand';
import { LANGS, type Lang } from '#routes.ts';
import { useKit } from '../kit-context.ts';

/** The language that phones show of fields in both. */
export const useShownLanguage = create<{ readonly lang: Lang }>(() => ({ lang: 'de' }));

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: ReactNode, name?: string])[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of few options, each in sight. */
export function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { label, value, options, onChange, className = '' } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={`inline-flex ${className}`}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(([key]) => keys.has(key));
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([key, text, name]) => (
        <ToggleButton
          key={key}
          id={key}
          className="inline-flex min-h-(--control) min-w-(--control) flex-1 items-center justify-center border border-line-2 px-2.5 text-small whitespace-nowrap text-(--soft) not-first:border-s-0 data-hovered:bg-(--hover) data-hovered:text-(--text) data-selected:strong data-selected:bg-(--active) data-selected:text-(--text) forced-colors:data-selected:outline-2 forced-colors:data-selected:-outline-offset-2 forced-colors:data-selected:outline-[Highlight]"
          {...(name !== undefined && { 'aria-label': name })}
        >
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface BothProps {
  /** Keys of the fields. */
  readonly fields: readonly string[];
  /** True beside others, whose switch and heads are above. */
  readonly isBare?: boolean;
  readonly children: (field: string, lang: Lang) => ReactNode;
}

/** Fields in German and English side by side; phones show one language, behind a switch. */
export function BothLanguages({ fields, isBare = false, children }: BothProps) {
  const { texts } = useKit();
  const { lang: shown } = useShownLanguage();
  return (
    <div className="grid gap-4">
      {!isBare && (
        <>
          <Switch
            className="max-wide:flex wide:hidden"
            label={texts.form.language}
            value={shown}
            options={LANGS.map((lang) => [lang, texts.form.languages[lang]])}
            onChange={(lang) => useShownLanguage.setState({ lang })}
          />
          <div className="pair max-wide:hidden" aria-hidden="true">
            {LANGS.map((lang) => (
              <h3 key={lang}>{texts.form.languages[lang]}</h3>
            ))}
          </div>
        </>
      )}
      {fields.map((field) => (
        <div key={field} className="pair max-wide:grid-cols-1">
          {LANGS.map((lang) => (
            <div key={lang} className={lang === shown ? '' : 'max-wide:hidden'}>
              {children(field, lang)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
