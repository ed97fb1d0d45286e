import { type Json, valueAt } from './content-path.ts';
import { inputId, useEditor } from './editor-context.ts';
import { type InputProps, useFindings, useOptionName } from './field-hooks.tsx';
import { fieldName } from './finding-sentence.ts';
import { fieldKey } from './findings-by-field.ts';

/** One of several options. */
export function ChoiceInput({ field: { isOptional, options = [] }, path }: InputProps) {
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

/** Any number of options. */
export function ChoicesInput({ field: { options = [] }, path }: InputProps) {
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

/** Yes or no. */
export function FlagInput({ path }: InputProps) {
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
