import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { FieldProblem, Help } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { useDebounced } from '#admin/kit/SearchBox.tsx';
import { adminProductsReply } from '#contract/admin-products.ts';
import { useEditor, useField } from './editor-context.ts';
import type { InputProps } from './form-fields.ts';
import { useRangeTexts } from './texts.ts';

const MOST_SHOWN = 12;

/** Address that a link leads to: typed, or that of a page, list or product that is found by its name. */
export function TargetInput({ field: { isOptional }, path }: InputProps) {
  const { lang } = useKit();
  const { help } = useRangeTexts().range;
  const { names } = useEditor();
  const { value, set, props } = useField(path);
  const { label, finding, isChanged, ...rest } = props;
  const typed = typeof value === 'string' ? value : '';
  const search = useDebounced(typed);
  const { data } = useApi(
    'POST /api/admin/catalogue/products',
    { body: { search } },
    adminProductsReply,
  );
  const lists = Object.entries(names.lists).map(
    ([id, target]) => [target, names.collections[id] ?? id] as const,
  );
  const products = (data?.products ?? []).flatMap(({ id, name, path: target }) =>
    target ? [[target, name?.[lang] || id] as const] : [],
  );
  const word = typed.trim().toLowerCase();
  const known = [...Object.entries(names.pages ?? {}), ...lists].filter(
    ([target, name]) => target.includes(word) || name.toLowerCase().includes(word),
  );
  const found = new Map([...known, ...products].slice(0, MOST_SHOWN));
  return (
    <ComboBox
      {...rest}
      className="field"
      data-changed={isChanged || undefined}
      isInvalid={finding !== undefined}
      inputValue={typed}
      onInputChange={(next) => {
        if (next !== typed) set(isOptional && next === '' ? undefined : next);
      }}
      onChange={(key) => key !== null && set(String(key))}
      items={[...found].map(([id, name]) => ({ id, name }))}
      allowsCustomValue
      menuTrigger="focus"
    >
      <Label>{label}</Label>
      <Input />
      <Help>{help.target}</Help>
      <FieldProblem finding={finding} />
      <Popover className="popover">
        <ListBox<{ readonly id: string; readonly name: string }> className="menu">
          {({ id, name }) => (
            <ListBoxItem id={id} textValue={id}>
              {name} <span className="faint ms-auto">{id}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
