import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Box, Field } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { SortableList } from '#admin/kit/form/SortableList.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { type Json, type JsonObject, parsePath, valueAt } from '../range/content-path.ts';
import { useEditor, useField } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import type { PartTexts } from './de.ts';
import type { Choice, FormPart, Rows } from './part.ts';
import { BOTH } from './starting-content.ts';

interface PartProps {
  readonly part: FormPart;
  readonly texts: PartTexts;
}
interface Place {
  readonly isInner?: boolean;
  readonly hasTitle?: boolean;
}

function titleOf({ key, title }: FormPart, { parts }: PartTexts): string {
  const titles: Readonly<Record<string, string>> = parts;
  return title ?? titles[key] ?? key;
}

/** Adds and removes a value, or makes it one of another sort. */
function ChoiceField({
  choice,
  title,
  texts,
}: {
  readonly choice: Choice;
  readonly title: string;
  readonly texts: PartTexts;
}) {
  const path = parsePath(choice.path);
  const { content, edit } = useEditor();
  const value = valueAt(content, path);
  const { sorts, isRequired, sortOf } = choice;
  const names: Readonly<Record<string, string>> = texts.sorts;
  const set = (sort: string | undefined) =>
    edit([{ path, value: sort === undefined ? undefined : sorts[sort] }]);
  if (!sortOf) {
    return (
      <Box isSelected={value !== undefined} onChange={(isOn) => set(isOn ? 'on' : undefined)}>
        {title}
      </Box>
    );
  }
  return (
    <SelectField
      label={title}
      value={value === undefined ? undefined : sortOf(value)}
      options={Object.keys(sorts).map((sort) => [sort, names[sort] ?? sort])}
      isOptional={!isRequired}
      onChange={set}
    />
  );
}

/** Entries of a list: their order above, each folded below. */
function RowsField({
  rows,
  title,
  texts,
}: {
  readonly rows: Rows;
  readonly title: string;
  readonly texts: PartTexts;
}) {
  const { lang } = useKit();
  const path = parsePath(rows.path);
  const { value, set, props } = useField(path);
  const entries = Array.isArray(value) ? (value as readonly JsonObject[]) : [];
  const [opened, setOpened] = useState<number>();
  const change = (next: readonly Json[]) =>
    set(rows.isOptional && next.length === 0 ? undefined : next);
  const nameOf = (index: string) => {
    const { name, label, id, take, family } = (entries[Number(index)] ?? {}) as {
      readonly [key: string]: string | undefined;
    } & {
      readonly name?: { readonly [each: string]: string };
      readonly label?: { readonly [each: string]: string };
    };
    const sorts: Readonly<Record<string, string>> = texts.sorts;
    return (
      name?.[lang] ||
      label?.[lang] ||
      id ||
      sorts[take ?? ''] ||
      family ||
      `${texts.states.new} ${Number(index) + 1}`
    );
  };
  return (
    <div className="grid justify-items-start gap-2" id={props.id}>
      <SortableList
        isInline
        label={title}
        ids={entries.map((_, index) => String(index))}
        nameOf={nameOf}
        onChange={(ids) => change(ids.map((id) => entries[Number(id)] as Json))}
      />
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key
        <details key={index} className="w-full" open={index === opened}>
          <summary>{nameOf(String(index))}</summary>
          <PartBody part={rows.partOf(`${rows.path}.${index}`, entry)} texts={texts} />
        </details>
      ))}
      <Button
        className="button"
        onPress={() => {
          setOpened(entries.length);
          change([...entries, rows.fresh]);
        }}
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
      {props.finding && <p className="problem">{props.finding}</p>}
    </div>
  );
}

/** Begins a filter with the name that addresses and products know it by. */
function NewFilter({ texts }: { readonly texts: PartTexts }) {
  const { edit } = useEditor();
  const [id, setId] = useState('');
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={texts.newFilter} value={id} onChange={setId} help={texts.newFilterHelp} />
      <Button
        className="button mt-5.5"
        isDisabled={!/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(id)}
        onPress={() => {
          edit([{ path: ['tags', id], value: [{ id: '', name: BOTH }] }]);
          setId('');
        }}
      >
        <Icon name="plus" />
        {texts.add}
      </Button>
    </div>
  );
}

/** Chooses a colour's shade in the browser's own way. */
function ShadeInput({ texts }: { readonly texts: PartTexts }) {
  const { value, set } = useField(['hex']);
  return (
    <label className="soft flex min-h-(--control) items-center gap-3 text-small">
      <input
        type="color"
        className="h-9 w-12"
        value={/^#[0-9A-F]{6}$/i.test(String(value)) ? String(value) : '#808080'}
        onChange={({ target }) => set(target.value.toUpperCase())}
      />
      {texts.shade}
    </label>
  );
}

function PartBody({ part, texts }: PartProps) {
  const { content } = useEditor();
  const { choice, fields, rows, parts = [] } = part;
  const title = titleOf(part, texts);
  const value = choice && valueAt(content, parsePath(choice.path));
  const sort = value !== undefined ? choice?.sortOf?.(value) : undefined;
  const isThere = choice === undefined || value !== undefined;
  return (
    <div className="form-part">
      {choice && <ChoiceField choice={choice} title={title} texts={texts} />}
      {isThere && fields && <Fields fields={fields} />}
      {isThere && rows && <RowsField rows={rows} title={title} texts={texts} />}
      {isThere &&
        parts
          .filter(({ key }) => sort === undefined || key === sort)
          .map((each) => (
            <Part key={each.key} part={each} texts={texts} isInner hasTitle={sort === undefined} />
          ))}
      {part.key === 'tags' && <NewFilter texts={texts} />}
      {part.key === 'shade' && <ShadeInput texts={texts} />}
    </div>
  );
}

/** A group of a form with its title; rare ones are folded. `isInner`: within another one. */
export function Part({ isInner = false, hasTitle = true, ...props }: PartProps & Place) {
  const { part, texts } = props;
  const title = titleOf(part, texts);
  if (part.isRare) {
    return (
      <details className={isInner ? undefined : 'block'}>
        <summary>{title}</summary>
        <PartBody {...props} />
      </details>
    );
  }
  if (isInner) {
    return (
      <>
        {hasTitle && !part.choice && <h3>{title}</h3>}
        <PartBody {...props} />
      </>
    );
  }
  return (
    <section className="block" aria-label={title}>
      {!part.choice && <h2>{title}</h2>}
      <PartBody {...props} />
    </section>
  );
}
