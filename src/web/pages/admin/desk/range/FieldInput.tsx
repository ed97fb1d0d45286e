import { type ReactNode, useState } from 'react';
import { COLOURS } from '../../../../../catalogue/colours.ts';
import { eurosToType, typedEuros } from '../typed-euros.ts';
import { type ContentPath, type Json, valueAt } from './content-path.ts';
import { inputId, optionName, useEditor } from './editor-context.ts';
import type { Field } from './field-table.ts';
import { fieldName, findingSentence } from './finding-sentence.ts';
import { fieldKey, findingsAt } from './findings-by-field.ts';

/** Names an option, also a colour, in the desk's language. */
export function useOptionName(): (option: string) => string {
  const { texts, lang } = useEditor();
  return (option) =>
    Object.hasOwn(COLOURS, option)
      ? COLOURS[option as keyof typeof COLOURS][lang]
      : optionName(texts.range.editor, option);
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

/** A decimal number as it is typed; other text stays text, and the server says what is wrong with it. */
function parseTyped(type: Field['type'], typed: string): Json | undefined {
  if (type === 'euros') return typed.trim() === '' ? null : (typedEuros(typed) ?? typed);
  if (type === 'number') {
    const text = typed.trim().replace(',', '.');
    if (text === '') return null;
    return /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : typed;
  }
  return type === 'hex' ? typed.toUpperCase() : typed;
}

function formatValue(type: Field['type'], value: Json | undefined, lang: 'de' | 'en'): string {
  if (typeof value === 'number') {
    if (type === 'euros') return eurosToType(value, lang);
    return lang === 'de' ? String(value).replace('.', ',') : String(value);
  }
  return typeof value === 'string' ? value : '';
}

interface InputProps {
  readonly field: Field;
  readonly path: ContentPath;
}

/** One line, several lines, an amount, a number or a colour. */
function TypedInput({ field: { type, isOptional }, path }: InputProps) {
  const { content, lang, edit, endStep, texts } = useEditor();
  const value = valueAt(content, path);
  // While somebody types, the field shows what was typed and not what was understood.
  const [typed, setTyped] = useState<string>();
  const { problem, isWrong, describedBy } = useFindings(path);
  const key = fieldKey(path);
  const isNumber = type === 'euros' || type === 'number';
  const shown = isNumber && typed !== undefined ? typed : formatValue(type, value, lang);
  const change = (text: string) => {
    setTyped(text);
    const next = isOptional && text.trim() === '' ? undefined : parseTyped(type, text);
    edit([{ path, value: next }], key);
  };
  const shared = {
    id: inputId(key),
    value: shown,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    onBlur: () => {
      setTyped(undefined);
      endStep();
    },
  };
  const at = path.find((part) => part === 'de' || part === 'en');
  const label = fieldName(texts.range, path);
  return (
    <div className={`desk-field is-${type}`}>
      <label htmlFor={shared.id}>{label}</label>
      {type === 'long' ? (
        <textarea {...shared} rows={3} lang={at} onChange={({ target }) => change(target.value)} />
      ) : (
        <input
          {...shared}
          lang={at}
          autoComplete="off"
          spellCheck={type === 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {type === 'hex' && /^#[0-9A-F]{6}$/.test(shown) && (
        <i className="range-swatch" style={{ background: shown }} />
      )}
      {problem}
    </div>
  );
}

function ChoiceInput({ field: { isOptional, options = [] }, path }: InputProps) {
  const { content, edit, texts } = useEditor();
  const nameOf = useOptionName();
  const value = valueAt(content, path);
  const { problem, isWrong, describedBy } = useFindings(path);
  const id = inputId(fieldKey(path));
  const isKnown = options.includes(String(value ?? ''));
  return (
    <div className="desk-field">
      <label htmlFor={id}>{fieldName(texts.range, path)}</label>
      <select
        id={id}
        value={isKnown ? String(value) : ''}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={({ target }) => edit([{ path, value: target.value || undefined }])}
      >
        {(isOptional || !isKnown) && (
          <option value="">
            {isOptional ? texts.range.editor.without : texts.range.editor.choose}
          </option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      {problem}
    </div>
  );
}

function ChoicesInput({ field: { options = [] }, path }: InputProps) {
  const { content, edit, texts } = useEditor();
  const nameOf = useOptionName();
  const value = valueAt(content, path);
  const chosen = Array.isArray(value) ? (value as readonly Json[]) : [];
  const { problem, describedBy } = useFindings(path, true);
  const toggle = (option: string, isOn: boolean) => {
    const others = chosen.filter((each) => each !== option);
    // Colours keep the order in which they were chosen; sizes and gifts have one.
    const next = isOn ? [...others, option] : others;
    const isSorted = path.at(-1) !== 'colours';
    const sorted = isSorted ? options.filter((each) => next.includes(each)) : next;
    edit([{ path, value: sorted }]);
  };
  return (
    <fieldset
      id={inputId(fieldKey(path))}
      tabIndex={-1}
      className="range-choices"
      aria-describedby={describedBy}
    >
      <legend>{fieldName(texts.range, path)}</legend>
      {options.map((option) => (
        <label key={option} className="desk-check">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          {nameOf(option)}
        </label>
      ))}
      {problem}
    </fieldset>
  );
}

function FlagInput({ path }: InputProps) {
  const { content, edit, texts } = useEditor();
  const { problem, isWrong, describedBy } = useFindings(path);
  return (
    <div>
      <label className="desk-check">
        <input
          id={inputId(fieldKey(path))}
          type="checkbox"
          checked={valueAt(content, path) === true}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={({ target }) => edit([{ path, value: target.checked }])}
        />
        {fieldName(texts.range, path)}
      </label>
      {problem}
    </div>
  );
}

/** Input of a field that is no list of groups. */
export function FieldInput(props: InputProps) {
  switch (props.field.type) {
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'choices':
      return <ChoicesInput {...props} />;
    case 'flag':
      return <FlagInput {...props} />;
    default:
      return <TypedInput {...props} />;
  }
}
