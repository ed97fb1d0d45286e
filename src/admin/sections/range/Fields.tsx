import { useContext, useState } from 'react';
import { Button } from 'react-aria-components';
import { Box, FindingText } from '#admin/kit/Field.tsx';
import { BothLanguages } from '#admin/kit/form/BothLanguages.tsx';
import { SortableList } from '#admin/kit/form/SortableList.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import type { Json, JsonObject } from '#catalogue/json.ts';
import { fill } from '#rules/fill.ts';
import { type ContentPath, fieldKey, keysOf, parsePath, valueAt } from './content-path.ts';
import { GroupDepth, useEditor, useField } from './editor-context.ts';
import { FieldInput } from './FieldInput.tsx';
import { fieldName, namedGroup } from './finding-sentence.ts';
import { type Field, type InputProps, startingEntry } from './form-fields.ts';
import { useRangeTexts } from './texts.ts';

const BLOCK = 'grid gap-4 border-s border-line-2 ps-4';

/** An object that is there or not. Fields of another part than its own are folded. */
function WholeInput({ field, path }: InputProps) {
  const { fields: texts, range } = useRangeTexts();
  const titles: Readonly<Record<string, string>> = texts.parts;
  const { published } = useEditor();
  const { value, set, props } = useField(path);
  const { fields = [], part = '' } = field;
  // Ticked again, it is whole, also what has no input here.
  const [last, setLast] = useState(valueAt(published, path));
  const hasMore = keysOf(value).some(
    (key) => !fields.some((each) => `${each.path}.`.startsWith(`${field.path}.${key}.`)),
  );
  const folded = new Set(fields.map((each) => each.part ?? '').filter((each) => each !== part));
  return (
    <div id={props.id} className="grid gap-4">
      <Box
        isSelected={value !== undefined}
        onChange={(isOn) => {
          if (!isOn) setLast(value);
          set(isOn ? (last ?? field.start) : undefined);
        }}
      >
        {titles[field.path] ?? props.label}
      </Box>
      {hasMore && <p className="faint text-small">{range.help.inFiles}</p>}
      {value !== undefined && (
        <div className={BLOCK}>
          <Fields fields={fields.filter((each) => each.part === part)} />
          {[...folded].map((key) => (
            <details key={key}>
              <summary>{titles[key]}</summary>
              <div className="grid gap-4">
                <Fields fields={fields.filter((each) => (each.part ?? '') === key)} />
              </div>
            </details>
          ))}
        </div>
      )}
      {props.finding && <FindingText>{props.finding}</FindingText>}
    </div>
  );
}

/** Names an entry of a list by what it is called, else by its place. */
function useEntryName(field: Field) {
  const { lang } = useKit();
  const { fields } = useRangeTexts();
  const items: Readonly<Record<string, string>> = fields.items;
  return (entry: JsonObject | undefined, index: number): string => {
    const called = ['name', 'label', 'title', 'question'].flatMap((key) => entry?.[key] ?? [])[0];
    const name = (called as JsonObject | undefined)?.[lang] || entry?.['id'];
    const item = items[field.path] ?? items[field.path.replace(/.*\./, '')] ?? fields.entry;
    return String(name || fill(item, { number: index + 1 }));
  };
}

/** A list of objects: their order above, each folded below. */
function EntriesInput({ field, path }: InputProps) {
  const { help } = useRangeTexts().range;
  const { value, set, props } = useField(path);
  const [opened, setOpened] = useState<number>();
  const nameOf = useEntryName(field);
  const entries = Array.isArray(value) ? (value as readonly JsonObject[]) : [];
  const { fields = [] } = field;
  const change = (next: readonly Json[]) =>
    set(field.isOptional && next.length === 0 ? undefined : next);
  return (
    <div id={props.id} className="field wide" data-changed={props.isChanged || undefined}>
      <span className="field-label">{props.label}</span>
      <SortableList
        isInline
        label={props.label}
        ids={entries.map((_, index) => String(index))}
        nameOf={(index) => nameOf(entries[Number(index)], Number(index))}
        onChange={(ids) => change(ids.map((id) => entries[Number(id)] as Json))}
      />
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key
        <details key={index} className="w-full" open={index === opened}>
          <summary>{nameOf(entry, index)}</summary>
          <fieldset className={BLOCK} aria-label={nameOf(entry, index)}>
            <GroupDepth value={path.length + 1}>
              <Fields
                fields={fields.map((each) => ({
                  ...each,
                  path: `${fieldKey(path)}.${index}.${each.path}`,
                }))}
              />
            </GroupDepth>
          </fieldset>
        </details>
      ))}
      <Button
        className="button justify-self-start"
        onPress={() => {
          setOpened(entries.length);
          change([...entries, startingEntry(fields)]);
        }}
      >
        <Icon name="plus" />
        {field.type === 'fibres' ? help.addFibre : help.add}
      </Button>
      {props.finding && <FindingText>{props.finding}</FindingText>}
    </div>
  );
}

const BlockInput = (props: InputProps) =>
  props.field.type === 'whole' ? <WholeInput {...props} /> : <EntriesInput {...props} />;

/** Plain fields and numbers in grids of their own. */
function Grids({ fields }: { readonly fields: readonly Field[] }) {
  const isNumber = ({ type }: Field) => type === 'number';
  const grids = [fields.filter((field) => !isNumber(field)), fields.filter(isNumber)];
  return grids.map((grid, at) =>
    grid.length === 0 ? null : (
      <div
        key={grid[0]?.path}
        className={
          at === 0
            ? 'field-grid'
            : 'field-grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] items-end'
        }
      >
        {grid.map((field) => (
          <FieldInput key={field.path} field={field} path={parsePath(field.path)} />
        ))}
      </div>
    ),
  );
}

/** Fields of an object under its name. */
function Group({
  path,
  fields,
}: {
  readonly path: ContentPath;
  readonly fields: readonly Field[];
}) {
  const { fields: texts } = useRangeTexts();
  const { names } = useEditor();
  const depth = useContext(GroupDepth);
  if (path.length <= depth) return <Grids fields={fields} />;
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2">{fieldName({ fields: texts, names }, path.slice(depth))}</legend>
      <GroupDepth value={path.length}>
        <Grids fields={fields} />
      </GroupDepth>
    </fieldset>
  );
}

const BLOCKS: ReadonlySet<string> = new Set(['whole', 'entries', 'fibres']);

interface LocalizedProps {
  readonly fields: readonly Field[];
  readonly isBare?: boolean;
}

/** Fields in both languages side by side. */
function Localized({ fields, isBare = false }: LocalizedProps) {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  if (fields.length === 0) return null;
  return (
    <BothLanguages fields={[...byPath.keys()]} isBare={isBare}>
      {(path, lang) => {
        const field = byPath.get(path);
        return field && <FieldInput field={field} path={parsePath(path.replace('*', lang))} />;
      }}
    </BothLanguages>
  );
}

/** Fields of one part of an entry: those in both languages side by side, the others below each other. */
export function Fields({ fields }: { readonly fields: readonly Field[] }) {
  const both = fields.filter((field) => field.path.includes('*'));
  const others = fields.filter(({ path }) => !path.includes('*'));
  const pictures = others.filter(({ type }) => type === 'picture');
  const plain = others.filter(({ type }) => !BLOCKS.has(type) && type !== 'picture');
  const groupOf = ({ path }: Field) => namedGroup(parsePath(path));
  const groups = new Map(
    plain.flatMap((field) => {
      const group = groupOf(field);
      return group ? [[fieldKey(group), group] as const] : [];
    }),
  );
  const altOf = new Map(
    pictures.flatMap((picture) => {
      const alt = both.find(({ path }) => path === picture.path.replace(/[^.]+$/, 'alt.*'));
      return alt ? [[picture, alt] as const] : [];
    }),
  );
  const beside = new Set(altOf.values());
  return (
    <>
      <Localized fields={both.filter((field) => !beside.has(field))} />
      {pictures.map((picture) => {
        const alt = altOf.get(picture);
        return (
          <div
            key={picture.path}
            className="flex flex-wrap items-start gap-4 *:last:not-first:flex-[1_1_16rem]"
          >
            <FieldInput field={picture} path={parsePath(picture.path)} />
            {alt && <Localized fields={[alt]} isBare />}
          </div>
        );
      })}
      <Grids fields={plain.filter((field) => !groupOf(field))} />
      {[...groups].map(([key, group]) => (
        <Group
          key={key}
          path={group}
          fields={plain.filter((field) => fieldKey(groupOf(field) ?? []) === key)}
        />
      ))}
      {others
        .filter(({ type }) => BLOCKS.has(type))
        .map((field) => (
          <BlockInput key={field.path} field={field} path={parsePath(field.path)} />
        ))}
    </>
  );
}
