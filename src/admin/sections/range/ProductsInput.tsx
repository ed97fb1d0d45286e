import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { FindingText } from '#admin/kit/Field.tsx';
import { SortableList } from '#admin/kit/form/SortableList.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { useDebounced } from '#admin/kit/SearchBox.tsx';
import { Thumb } from '#admin/kit/Thumb.tsx';
import { adminProductsReply } from '#contract/admin-products.ts';
import { useEditor, useField } from './editor-context.ts';
import type { InputProps } from './form-fields.ts';
import { useRangeTexts } from './texts.ts';

const PRODUCTS = 'POST /api/admin/catalogue/products';

interface ProductPickerProps {
  readonly label: string;
  /** Products that are not offered. */
  readonly without: readonly string[];
  readonly onPick: (id: string) => void;
}

/** Finds a product by its name. */
export function ProductPicker({ label, without, onPick }: ProductPickerProps) {
  const { lang } = useKit();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const { data } = useApi(PRODUCTS, { body: { search } }, adminProductsReply);
  const rows = (data?.products ?? []).filter(({ id }) => !without.includes(id));
  return (
    <ComboBox
      className="field"
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => {
        if (id === null) return;
        onPick(String(id));
        setTyped('');
      }}
      items={rows}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <Label>{label}</Label>
      <Input />
      <Popover className="popover">
        <ListBox<(typeof rows)[number]> className="menu">
          {({ id, name, picture }) => (
            <ListBoxItem id={id} textValue={name?.[lang] || id}>
              <Thumb base={picture ?? undefined} />
              {name?.[lang] || id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** One product or several in their order; without any, the field is absent. */
export function ProductsInput({ field, path }: InputProps) {
  const { lang } = useKit();
  const { content } = useEditor();
  const { help } = useRangeTexts().range;
  const { value, set, props } = useField(path, true);
  const { id, label, finding, isChanged } = props;
  const ids = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
  const { data } = useApi(PRODUCTS, { body: { ids: ids.join() || '-' } }, adminProductsReply);
  const rows = new Map(data?.products.map((row) => [row.id, row]));
  const isOne = field.type === 'product';
  const nameOf = (each: string) => rows.get(each)?.name?.[lang] || each;
  const change = (next: readonly string[]) =>
    set(next.length === 0 ? undefined : isOne ? next.at(-1) : next);
  return (
    <div id={id} className="field" data-changed={isChanged || undefined}>
      <SortableList label={label} ids={ids} nameOf={nameOf} onChange={change}>
        {(each) => (
          <>
            <Thumb base={rows.get(each)?.picture ?? undefined} />
            <span className="cut flex-1">{data && nameOf(each)}</span>
          </>
        )}
      </SortableList>
      {ids.length === 0 && !isOne && <p className="soft">{help.products}</p>}
      <ProductPicker
        label={help.addProduct}
        without={[...ids, String(content['id'] ?? '')]}
        onPick={(picked) => change([...ids, picked])}
      />
      {finding && <FindingText>{finding}</FindingText>}
    </div>
  );
}
