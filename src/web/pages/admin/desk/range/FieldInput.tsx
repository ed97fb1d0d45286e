import { useState } from 'react';
import { eurosToType, typedEuros } from '#browser/typed-euros.ts';
import { type Json, valueAt } from './content-path.ts';
import { inputId, useEditor } from './editor-context.ts';
import { type InputProps, useFindings } from './field-hooks.tsx';
import type { Field } from './field-table.ts';
import { fieldName } from './finding-sentence.ts';
import { fieldKey } from './findings-by-field.ts';
import {
  ChoiceInput,
  ChoicesInput,
  FlagInput,
  PacksInput,
  ProductsInput,
} from './OptionInputs.tsx';

/** Ids, and decimal numbers as they are typed; other text stays text, and the server says what is wrong with it. */
function parseTyped(type: Field['type'], typed: string): Json | undefined {
  if (type === 'euros') return typed.trim() === '' ? null : (typedEuros(typed) ?? typed);
  if (type === 'number') {
    const text = typed.trim().replace(',', '.');
    if (text === '') return null;
    return /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : typed;
  }
  return type === 'words' ? typed.split(/[\s,;|]+/).filter(Boolean) : typed;
}

function formatValue(type: Field['type'], value: Json | undefined, lang: 'de' | 'en'): string {
  if (typeof value === 'number') {
    if (type === 'euros') return eurosToType(value, lang);
    return lang === 'de' ? String(value).replace('.', ',') : String(value);
  }
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : '';
}

/** One line, several lines, ids, an amount or a number. */
function TypedInput({ field: { type, isOptional }, path }: InputProps) {
  const { content, lang, edit, endStep, texts } = useEditor();
  const value = valueAt(content, path);
  // While somebody types, the field shows what was typed and not what was understood.
  const [typed, setTyped] = useState<string>();
  const { problem, isWrong, describedBy } = useFindings(path, type === 'words');
  const key = fieldKey(path);
  const isNumber = type === 'euros' || type === 'number';
  const isParsed = isNumber || type === 'words';
  const shown = isParsed && typed !== undefined ? typed : formatValue(type, value, lang);
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
    case 'packs':
      return <PacksInput {...props} />;
    case 'product':
    case 'products':
      return <ProductsInput {...props} />;
    default:
      return <TypedInput {...props} />;
  }
}
