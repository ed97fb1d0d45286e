import { fill } from '#browser/fill.ts';
import { LANGS } from '#routes.ts';
import { parsePath, valueAt } from './content-path.ts';
import { inputId, useEditor } from './editor-context.ts';
import { FieldInput } from './FieldInput.tsx';
import { focusSoon, useFindings } from './field-hooks.tsx';
import type { Field, FieldGroup } from './field-table.ts';
import { fieldName } from './finding-sentence.ts';
import { fieldKey } from './findings-by-field.ts';
import { Pictures } from './Pictures.tsx';

/** Paths of a field: one, or one in each language. */
const pathsOf = (path: string) =>
  path.includes('*') ? LANGS.map((lang) => parsePath(path.replace('*', lang))) : [parsePath(path)];

const LABELLED: readonly Field[] = [
  { path: 'label', type: 'text' },
  { path: 'value', type: 'text' },
];

/** Rows of the same fields. A row exists in both languages. */
function ListInput({ field }: { readonly field: Field }) {
  const { content, edit, texts } = useEditor();
  const { editor } = texts.range;
  const lists = pathsOf(field.path);
  const { items = LABELLED } = field;
  const [first = []] = lists;
  const { problem, describedBy } = useFindings(first);
  const lengthOf = (path: readonly (string | number)[]) => {
    const value = valueAt(content, path);
    return Array.isArray(value) ? value.length : 0;
  };
  const length = Math.max(...lists.map(lengthOf));
  const id = inputId(fieldKey(first));
  const add = () => {
    edit(
      lists.map((path) => ({
        path: [...path, lengthOf(path)],
        value: field.items ? {} : { label: '', value: '' },
      })),
    );
    focusSoon(inputId(fieldKey([...first, length, items[0]?.path ?? ''])));
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
          <div className="range-pair">
            {lists.map((path) => (
              <div key={fieldKey(path)} className="range-item-fields">
                {items.map((each) => (
                  <FieldRow
                    key={each.path}
                    field={{ ...each, path: `${fieldKey(path)}.${index}.${each.path}` }}
                  />
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
        {editor.addRow}
      </button>
    </fieldset>
  );
}

/** A field; localized ones beside each other. */
function FieldRow({ field }: { readonly field: Field }) {
  if (field.type === 'pictures') return <Pictures />;
  if (field.type === 'rows') return <ListInput field={field} />;
  const paths = pathsOf(field.path);
  const inputs = paths.map((path) => <FieldInput key={fieldKey(path)} field={field} path={path} />);
  return paths.length > 1 ? <div className="range-pair">{inputs}</div> : inputs;
}

/** All fields of an entry under their headings. */
export function FieldGroups({ groups }: { readonly groups: readonly FieldGroup[] }) {
  const { texts } = useEditor();
  return groups.map(({ title, fields }) => {
    const [id, heading] =
      typeof title === 'string'
        ? [`group-${title}`, texts.range.editor.groups[title]]
        : [`group-pack-${title.pack}`, texts.range.names.packs[title.pack] ?? title.pack];
    return (
      <section key={id} className="desk-block" aria-labelledby={id}>
        <h4 id={id}>{heading}</h4>
        <div className="range-fields">
          {fields.map((field) => (
            <FieldRow key={field.path} field={field} />
          ))}
        </div>
      </section>
    );
  });
}
