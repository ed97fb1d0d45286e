import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Field, FindingText } from '#admin/kit/Field.tsx';
import { Switch, useShownLanguage } from '#admin/kit/form/BothLanguages.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { showProblem } from '#admin/kit/toasts.tsx';
import type { TextSection } from '#catalogue/catalogue.ts';
import type { Json } from '#catalogue/json.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import { LANGS, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { modelOf, NEEDED_PLACES, type PlaceValues } from '#rules/text-problems.ts';
import { valueAt } from '../range/content-path.ts';
import { useEditor, useField } from '../range/editor-context.ts';
import { focusField } from '../range/focus-field.ts';
import { PlaceMenu, UsedPlaces } from './PlaceMenu.tsx';
import { keepsSentences, readBody, saidBy, typedBody } from './section-text.ts';
import { useTexts } from './texts.ts';

const EMPTY: TextSection = { heading: '', body: [] };

/** Sections of a text in both languages, and how they change; a sentence that the law words can't be taken out. */
function useSections(id: TextId) {
  const { content, edit } = useEditor();
  const { kept } = useTexts();
  const of = (lang: Lang) =>
    (valueAt(content, ['sections', lang]) ?? []) as unknown as readonly TextSection[];
  const count = Math.max(...LANGS.map((lang) => of(lang).length));
  const whole = (lang: Lang) => Array.from({ length: count }, (_, at) => of(lang)[at] ?? EMPTY);
  const change = (
    make: (sections: readonly TextSection[], lang: Lang) => readonly TextSection[],
    step?: string,
  ): boolean => {
    const changes = LANGS.map((lang) => {
      const value = make(whole(lang), lang) as unknown as Json;
      return { path: ['sections', lang], value };
    });
    const isKept = changes.every(({ path, value }, at) =>
      keepsSentences(valueAt(content, path), value, modelOf(id, LANGS[at] ?? 'de')),
    );
    if (isKept) edit(changes, step);
    else showProblem(kept.title, kept.text);
    return isKept;
  };
  /** Sets a field of one section. */
  const put = (lang: Lang, at: number, field: Partial<TextSection>) =>
    change(
      (sections, own) =>
        sections.map((each, index) =>
          own === lang && index === at ? { ...each, ...field } : each,
        ),
      ['sections', lang, at, ...Object.keys(field)].join('.'),
    );
  return { of, count, change, put };
}

interface CellProps {
  readonly id: TextId;
  readonly at: number;
  readonly lang: Lang;
  readonly places: Readonly<Record<string, string>>;
}

/** Paragraphs and lists of a section as one text; while somebody types, it shows what was typed. */
function BodyInput({ id, at, lang, places }: CellProps) {
  const { section: say } = useTexts();
  const { put } = useSections(id);
  const { value = [], props } = useField(['sections', lang, at, 'body'], true);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? typedBody(value as TextSection['body']);
  const type = (text: string) => {
    if (put(lang, at, { body: readBody(text) })) setTyped(text);
  };
  const fixed = modelOf(id, lang).filter((each) => saidBy(value).includes(each));
  return (
    <>
      <Field
        {...props}
        label={say.body}
        lang={lang}
        isLong
        value={shown}
        onChange={type}
        onBlur={() => {
          setTyped(undefined);
          props.onBlur();
        }}
      />
      <UsedPlaces text={shown} places={places} />
      {fixed.length > 0 && (
        <details className="text-small">
          <summary className="soft min-h-(--control) content-center">
            {fill(say.fixed, { count: fixed.length })}
          </summary>
          <ul className="faint grid list-disc gap-1 ps-5">
            {fixed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      <PlaceMenu field={props.id} label={props.label} places={places} onInsert={type} />
    </>
  );
}

function HeadingInput({ id, at, lang }: CellProps) {
  const { section: say } = useTexts();
  const { put } = useSections(id);
  const { value, props } = useField(['sections', lang, at, 'heading']);
  return (
    <Field
      {...props}
      label={say.heading}
      lang={lang}
      value={String(value ?? '')}
      onChange={(heading) => put(lang, at, { heading })}
    />
  );
}

/** Lists places that the law asks for and one of the text's languages lacks. */
function Missing({ lang }: { readonly lang: Lang }) {
  const { texts } = useKit();
  const { props } = useField(['sections', lang]);
  if (!props.finding) return null;
  return <FindingText>{`${texts.form.languages[lang]}: ${props.finding}`}</FindingText>;
}

const moved = <Of,>(list: readonly Of[], from: number, to: number): readonly Of[] => {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from] as Of);
};

interface SectionsProps {
  readonly id: TextId;
  readonly places: PlaceValues;
}

/** Sections of a text, both languages side by side. */
export function LegalSections({ id, places }: SectionsProps) {
  const { lang, texts } = useKit();
  const { form } = texts;
  const { lang: shown } = useShownLanguage();
  const { section: say, place, fields } = useTexts();
  const { of, count, change } = useSections(id);
  const names: Readonly<Record<string, string>> = place.names;
  const move = (from: number, to: number, button: string) => {
    if (to < 0 || to >= count) return;
    change((sections) => moved(sections, from, to));
    requestAnimationFrame(() => {
      const next = document.getElementById(`${button}-${to}`) as HTMLButtonElement | null;
      if (next && !next.disabled) next.focus();
      else focusField(['sections', shown, to, 'heading']);
    });
  };
  const isFixed = (at: number) =>
    LANGS.some((each) =>
      modelOf(id, each).some((sentence) =>
        saidBy(of(each)[at] as unknown as Json).includes(sentence),
      ),
    );
  const needed = NEEDED_PLACES[id].map((name) => names[name] ?? name).join(', ');
  return (
    <section
      id="field-sections"
      className="block grid grid-cols-1 gap-6 *:max-w-240"
      aria-label={fields.names.sections}
    >
      <div>
        <h2>{fields.names.sections}</h2>
        <p className="faint text-small">
          {fill(say.needed, { places: needed })} {say.help}
        </p>
        {LANGS.map((each) => (
          <Missing key={each} lang={each} />
        ))}
        <Switch
          className="mt-3 max-wide:flex wide:hidden"
          label={form.language}
          value={shown}
          options={LANGS.map((each) => [each, form.languages[each]])}
          onChange={(next) => useShownLanguage.setState({ lang: next })}
        />
        <div className="pair mt-3 max-wide:hidden" aria-hidden="true">
          {LANGS.map((each) => (
            <h3 key={each}>{form.languages[each]}</h3>
          ))}
        </div>
      </div>
      {Array.from({ length: count }, (_, at) => {
        const name = of(lang)[at]?.heading || fill(fields.items.sections, { number: at + 1 });
        const button = (key: 'up' | 'down' | 'remove', isDisabled: boolean, act: () => void) => (
          <Button
            id={`${key}-${at}`}
            className="button quiet square"
            aria-label={fill(say[key], { name })}
            isDisabled={isDisabled}
            onPress={act}
          >
            <Icon name={key === 'remove' ? 'close' : key} />
          </Button>
        );
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for buttons beside its legend
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other key
            key={at}
            role="group"
            aria-label={name}
            className="grid grid-cols-1 gap-3 border-t border-line pt-3"
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (!event.altKey || by === undefined) return;
              event.preventDefault();
              move(at, at + by, 'none');
            }}
          >
            <div className="flex items-center gap-1">
              <h3 className="cut me-auto">{name}</h3>
              {isFixed(at) && <span className="faint text-small">{say.law}</span>}
              {button('up', at === 0, () => move(at, at - 1, 'up'))}
              {button('down', at === count - 1, () => move(at, at + 1, 'down'))}
              {button('remove', isFixed(at) || count === 1, () => {
                change((sections) => sections.toSpliced(at, 1));
                focusField(['sections', shown, Math.max(0, at - 1), 'heading']);
              })}
            </div>
            <div className="pair max-wide:grid-cols-1">
              {LANGS.map((each) => {
                const cell = { id, at, lang: each, places: places[each] };
                return (
                  <div
                    key={each}
                    className={`grid min-w-0 content-start gap-2 ${each === shown ? '' : 'max-wide:hidden'}`}
                  >
                    <HeadingInput {...cell} />
                    <BodyInput {...cell} />
                  </div>
                );
              })}
            </div>
          </div>
        );
      })}
      <Button
        className="button justify-self-start"
        onPress={() => {
          change((sections) => [...sections, EMPTY]);
          focusField(['sections', shown, count, 'heading']);
        }}
      >
        <Icon name="plus" />
        {say.add}
      </Button>
    </section>
  );
}
