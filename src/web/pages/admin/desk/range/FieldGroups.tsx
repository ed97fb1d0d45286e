import { fill } from '#browser/fill.ts';
import { LANGS } from '#routes.ts';
import { parsePath, valueAt } from './content-path.ts';
import { inputId, useEditor } from './editor-context.ts';
import { FieldInput } from './FieldInput.tsx';
import { useFindings } from './field-hooks.tsx';
import type { Field, FieldGroup } from './field-table.ts';
import { fieldName } from './finding-sentence.ts';
import { fieldKey } from './findings-by-field.ts';
import { Pictures } from './Pictures.tsx';

/** Paths of a field: one, or one in each language. */
const pathsOf = (path: string) =>
  path.includes('*') ? LANGS.map((lang) => parsePath(path.replace('*', lang))) : [parsePath(path)];

/** Fields of one entry of a list, and what a new one begins with. */
function itemOf(type: Field['type'], path: string, colours: readonly string[]) {
  const colour: Field = { path: `${path}.colour`, type: 'choice', options: colours };
  switch (type) {
    case 'voices':
      return [
        { path: `${path}.quote.*`, type: 'long' },
        { path: `${path}.name`, type: 'text' },
        { path: `${path}.place.*`, type: 'text' },
        colour,
      ] as const satisfies readonly Field[];
    case 'films':
      return [
        { path: `${path}.title.*`, type: 'text' },
        colour,
      ] as const satisfies readonly Field[];
    default:
      return [
        { path: `${path}.label`, type: 'text' },
        { path: `${path}.value`, type: 'text' },
      ] as const satisfies readonly Field[];
  }
}

function blankOf(type: Field['type'], colours: readonly string[]) {
  const empty = { de: '', en: '' };
  const colour = colours[0] ?? '';
  if (type === 'voices') return { quote: empty, name: '', place: empty, colour };
  if (type === 'films') return { title: empty, colour };
  return { label: '', value: '' };
}

function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Rows of label and value, voices or films. A row exists in both languages. */
function ListInput({ field }: { readonly field: Field }) {
  const { content, edit, texts } = useEditor();
  const { editor } = texts.range;
  const lists = pathsOf(field.path);
  const [first = []] = lists;
  const { problem, describedBy } = useFindings(first);
  const lengthOf = (path: readonly (string | number)[]) => {
    const value = valueAt(content, path);
    return Array.isArray(value) ? value.length : 0;
  };
  const length = Math.max(...lists.map(lengthOf));
  const offered = valueAt(content, ['colours']);
  const colours = Array.isArray(offered) ? offered.map(String) : [];
  const id = inputId(fieldKey(first));
  const addText = { rows: editor.addRow, voices: editor.addVoice, films: editor.addFilm };
  const add = () => {
    edit(
      lists.map((path) => ({
        path: [...path, lengthOf(path)],
        value: blankOf(field.type, colours),
      })),
    );
    const [input] = itemOf(field.type, `${field.path}.${length}`, colours);
    focusSoon(inputId(fieldKey(pathsOf(input.path)[0] ?? [])));
  };
  const remove = (index: number) => {
    const changes = lists
      .filter((path) => index < lengthOf(path))
      .map((path) => ({ path: [...path, index], value: undefined }));
    edit(changes);
    focusSoon(`${id}-add`);
  };
  const title = fieldName(
    texts.range,
    first.filter((key) => key !== 'de' && key !== 'en'),
  );
  return (
    <fieldset id={id} tabIndex={-1} className="range-list" aria-describedby={describedBy}>
      <legend>{title}</legend>
      {Array.from({ length }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has nothing else that names it
        <div key={index} className="range-item">
          <div className={field.path.includes('*') ? 'range-pair' : 'range-item-fields'}>
            {lists.map((path) => (
              <div key={fieldKey(path)} className="range-item-fields">
                {itemOf(field.type, `${fieldKey(path)}.${index}`, colours).map((each) => (
                  <FieldRow key={each.path} field={each} />
                ))}
              </div>
            ))}
          </div>
          <button
            type="button"
            className="desk-button"
            aria-label={fill(editor.removeNamed, {
              name: fieldName(
                texts.range,
                [...first, index].filter((key) => key !== 'de' && key !== 'en'),
              ),
            })}
            onClick={() => remove(index)}
          >
            {editor.remove}
          </button>
        </div>
      ))}
      {problem}
      <button id={`${id}-add`} type="button" className="desk-button" onClick={add}>
        {addText[field.type as keyof typeof addText]}
      </button>
    </fieldset>
  );
}

/** A field; localized ones beside each other. */
function FieldRow({ field }: { readonly field: Field }) {
  if (field.type === 'pictures') return <Pictures />;
  if (field.type === 'rows' || field.type === 'voices' || field.type === 'films') {
    return <ListInput field={field} />;
  }
  const paths = pathsOf(field.path);
  const inputs = paths.map((path) => <FieldInput key={fieldKey(path)} field={field} path={path} />);
  return paths.length > 1 ? <div className="range-pair">{inputs}</div> : inputs;
}

/** All fields of a product under their headings. */
export function FieldGroups({ groups }: { readonly groups: readonly FieldGroup[] }) {
  const { texts } = useEditor();
  return groups.map(({ title, fields }) => (
    <section key={title} className="desk-block" aria-labelledby={`group-${title}`}>
      <h4 id={`group-${title}`}>{texts.range.editor.groups[title]}</h4>
      <div className="range-fields">
        {fields.map((field) => (
          <FieldRow key={field.path} field={field} />
        ))}
      </div>
    </section>
  ));
}
