import { AddProduct } from './collections/AddProduct.tsx';
import { SortableList } from './collections/SortableList.tsx';
import { useProductNames } from './collections/use-product-names.ts';
import { type Json, valueAt } from './content-path.ts';
import { inputId, useEditor } from './editor-context.ts';
import { type InputProps, useFindings, useOptionName } from './field-hooks.tsx';
import { fieldName } from './finding-sentence.ts';
import { fieldKey } from './findings-by-field.ts';
import { NO_PACK } from './starting-content.ts';

/** One of several options; a value that is none of them is offered, too. */
export function ChoiceInput({ field, path }: InputProps) {
  const { isOptional, options = [] } = field;
  const { content, edit, texts } = useEditor();
  const nameOf = useOptionName(field.names);
  const value = String(valueAt(content, path) ?? '');
  const { problem, isWrong, describedBy } = useFindings(path);
  const id = inputId(fieldKey(path));
  return (
    <div className="desk-field">
      <label htmlFor={id}>{fieldName(texts.range, path)}</label>
      <select
        id={id}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={({ target }) => edit([{ path, value: target.value || undefined }])}
      >
        {(isOptional || value === '') && (
          <option value="">
            {isOptional ? texts.range.editor.without : texts.range.editor.choose}
          </option>
        )}
        {[...new Set([...options, value])].filter(Boolean).map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      {problem}
    </div>
  );
}

interface BoxesProps extends InputProps {
  readonly chosen: readonly Json[];
  readonly onToggle: (option: string, isOn: boolean) => void;
}

/** A box for each option; those that are chosen and no option can be taken away. */
function Boxes({ field, path, chosen, onToggle }: BoxesProps) {
  const { type, options = [] } = field;
  const { texts } = useEditor();
  const nameOf = useOptionName(field.names);
  const { problem, describedBy } = useFindings(path, type === 'choices');
  return (
    <fieldset
      id={inputId(fieldKey(path))}
      tabIndex={-1}
      className="range-choices"
      aria-describedby={describedBy}
    >
      <legend>{fieldName(texts.range, path)}</legend>
      {[...new Set([...options, ...chosen.map(String)])].map((option) => (
        <label key={option} className="desk-check">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) => onToggle(option, target.checked)}
          />
          {nameOf(option)}
        </label>
      ))}
      {problem}
    </fieldset>
  );
}

/** Any number of options, in the order in which they were chosen. */
export function ChoicesInput(props: InputProps) {
  const { content, edit } = useEditor();
  const { field, path } = props;
  const value = valueAt(content, path);
  const chosen = Array.isArray(value) ? (value as readonly Json[]) : [];
  const toggle = (option: string, isOn: boolean) => {
    const others = chosen.filter((each) => each !== option);
    const next = isOn ? [...others, option] : others;
    edit([{ path, value: field.isOptional && next.length === 0 ? undefined : next }]);
  };
  return <Boxes {...props} chosen={chosen} onToggle={toggle} />;
}

/** Packs that are offered; each has fields of its own below. */
export function PacksInput(props: InputProps) {
  const { content, edit } = useEditor();
  const toggle = (option: string, isOn: boolean) =>
    edit([{ path: ['packs', option], value: isOn ? NO_PACK : undefined }]);
  return <Boxes {...props} chosen={Object.keys(content['packs'] ?? {})} onToggle={toggle} />;
}

/** Yes, or nothing. */
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
          onChange={({ target }) => edit([{ path, value: target.checked || undefined }])}
        />
        {fieldName(texts.range, path)}
      </label>
      {problem}
    </div>
  );
}

/** One product or several in their order, found by a search; without any, the field is absent. */
export function ProductsInput({ field, path }: InputProps) {
  const { content, edit, texts, lang } = useEditor();
  const value = valueAt(content, path);
  const ids = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
  const { nameOf, know } = useProductNames(ids, lang);
  const { problem, describedBy } = useFindings(path, true);
  const isOne = field.type === 'product';
  const change = (next: readonly string[]) =>
    edit([{ path, value: next.length === 0 ? undefined : isOne ? next.at(-1) : next }]);
  const label = fieldName(texts.range, path);
  return (
    <fieldset
      id={inputId(fieldKey(path))}
      tabIndex={-1}
      className="range-list"
      aria-describedby={describedBy}
    >
      {/* The group's heading says the same. */}
      <legend className="sr-only">{label}</legend>
      {ids.length > 0 ? (
        <SortableList ids={ids} label={label} nameOf={nameOf} texts={texts} onChange={change} />
      ) : (
        !isOne && <p className="desk-empty">{texts.range.collectionTexts.shopChooses}</p>
      )}
      <AddProduct
        ids={ids}
        collection=""
        without={String(content['id'])}
        texts={texts}
        lang={lang}
        onAdd={(row) => {
          know(row);
          change([...ids, row.id]);
        }}
      />
      {problem}
    </fieldset>
  );
}
