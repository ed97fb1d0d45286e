import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Box, FindingText, Field as TextField } from '#admin/kit/Field.tsx';
import { ChoicesField } from '#admin/kit/form/ChoicesField.tsx';
import { NumberField } from '#admin/kit/form/NumberField.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { SortableList } from '#admin/kit/form/SortableList.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { Swatch } from '#admin/kit/Swatch.tsx';
import { Thumb } from '#admin/kit/Thumb.tsx';
import type { Json } from '#catalogue/json.ts';
import { PICTURE_BASE } from '#catalogue/uploaded-pictures.ts';
import { fill } from '#rules/fill.ts';
import { listHref } from '../collections/views.ts';
import { useField } from './editor-context.ts';
import { focusField } from './focus-field.ts';
import type { InputProps } from './form-fields.ts';
import { useRangeTexts } from './texts.ts';
import { linesOf, readLines, readRows } from './typed-lines.ts';

// These load once a form has one.
const PictureSpace = ({ path }: InputProps) => (
  <div className={useField(path).value ? 'h-53' : 'h-29'} />
);
const PictureInput = lazyComponent(
  'PictureInput',
  async () => (await import('./PictureInput.tsx')).PictureInput,
  PictureSpace,
);
const ProductsInput = lazyComponent(
  'ProductsInput',
  async () => (await import('./ProductsInput.tsx')).ProductsInput,
);

const TargetInput = lazyComponent(
  'TargetInput',
  async () => (await import('./TargetInput.tsx')).TargetInput,
);

// So does the check of SVG files.
const WordmarkInput = lazyComponent(
  'WordmarkInput',
  async () => (await import('./WordmarkInput.tsx')).WordmarkInput,
  () => <div className="h-34 max-wide:h-50" />,
);

const idsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** A text, or a list that is typed as one: while somebody types, it shows what was typed. */
function TypedInput({ field: { type, isOptional }, path }: InputProps) {
  const { help } = useRangeTexts().range;
  const isList = type === 'lines' || type === 'rows' || type === 'words';
  const { value, set, props, lang } = useField(path, isList);
  const [typed, setTyped] = useState<string>();
  const read = {
    lines: readLines,
    rows: readRows,
    words: (text: string) => text.split(/[\s,;|]+/).filter(Boolean),
  };
  const written = type === 'words' ? idsOf(value).join(' ') : isList ? linesOf(value) : value;
  const shared = {
    ...props,
    ...(lang && { lang }),
    ...((type === 'rows' || type === 'lines' || type === 'words') && { help: help[type] }),
    value: typed ?? (typeof written === 'string' ? written : ''),
    onChange: (text: string) => {
      if (isList) setTyped(text);
      const next = isList ? read[type](text) : text;
      set(isOptional && text.trim() === '' ? undefined : next);
    },
    onBlur: () => {
      setTyped(undefined);
      props.onBlur();
    },
  };
  const isLong = type === 'long' || type === 'lines' || type === 'rows';
  const input = <TextField {...shared} isLong={isLong} />;
  if (!PICTURE_BASE.test(shared.value)) return input;
  return (
    <div className="flex items-end gap-3 *:first:flex-1">
      {input}
      <Thumb base={shared.value} />
    </div>
  );
}

function NumberInput({ field: { type, isOptional }, path }: InputProps) {
  const { value, set, props } = useField(path);
  return (
    <NumberField
      {...props}
      kind={type === 'euros' ? 'euros' : 'number'}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onChange={(next) => set(next === null && isOptional ? undefined : next)}
    />
  );
}

function ChoiceInput({ field: { isOptional, options = [], names = {} }, path }: InputProps) {
  const { value, set, props } = useField(path);
  return (
    <SelectField
      {...props}
      isOptional={isOptional === true}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      options={options.map((each) => [each, names[each] ?? each])}
      onChange={set}
    />
  );
}

function ChoicesInput({ field: { isOptional, options = [], names = {} }, path }: InputProps) {
  const { value, set, props } = useField(path, true);
  const chosen = idsOf(value);
  return (
    <ChoicesField
      {...props}
      value={chosen}
      options={[...new Set([...options, ...chosen])].map((each) => [each, names[each] ?? each])}
      onChange={(next) => set(isOptional && next.length === 0 ? undefined : next)}
    />
  );
}

/** Options in an order, with a way to add another one. */
function OrderInput({ field, path }: InputProps) {
  const { isOptional, options = [], names = {}, shades } = field;
  const { lang } = useKit();
  const { help } = useRangeTexts().range;
  const { value, set, props } = useField(path, true);
  const { id, label, finding, isChanged } = props;
  const chosen = idsOf(value);
  const nameOf = (each: string) => names[each] ?? each;
  const left = options.filter((each) => !chosen.includes(each));
  const change = (next: readonly string[]) =>
    set(isOptional && next.length === 0 ? undefined : next);
  return (
    <div id={id} className="field" data-changed={isChanged || undefined}>
      <span className="field-label">{label}</span>
      <SortableList isInline label={label} ids={chosen} nameOf={nameOf} onChange={change}>
        {(each) => (
          <>
            {shades && <Swatch shade={shades[each]} />}
            {nameOf(each)}
          </>
        )}
      </SortableList>
      {(shades || left.length > 0) && (
        <MenuTrigger>
          <Button className="button justify-self-start" aria-label={`${label}: ${help.add}`}>
            <Icon name="plus" />
            {help.add}
          </Button>
          <Popover className="popover">
            <Menu className="menu">
              {left.map((each) => (
                <MenuItem key={each} onAction={() => change([...chosen, each])}>
                  {shades && <Swatch shade={shades[each]} />}
                  {nameOf(each)}
                </MenuItem>
              ))}
              {shades && <MenuItem href={listHref(lang, 'colours')}>{help.newColour}</MenuItem>}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
      {props.help && <p className="faint text-tiny">{props.help}</p>}
      {finding && <FindingText>{finding}</FindingText>}
    </div>
  );
}

function FlagInput({ path }: InputProps) {
  const { value, set, props, advice } = useField(path);
  const isDefault = advice?.isOn;
  return (
    <div className="field" id={props.id}>
      <Box
        isSelected={(value ?? isDefault) === true}
        onChange={(isOn) => set(isDefault === undefined ? isOn || undefined : isOn)}
      >
        {props.label}
      </Box>
      {props.help && <p className="faint text-tiny">{props.help}</p>}
      {props.finding && <FindingText>{props.finding}</FindingText>}
    </div>
  );
}

/** A shade as text, and the browser's own way to choose one. */
function ShadeInput(props: InputProps) {
  const { shade } = useRangeTexts().range.help;
  const { value, set } = useField(props.path);
  return (
    <div className="grid gap-2">
      <TypedInput {...props} />
      <label className="soft flex min-h-(--control) items-center gap-3 text-small">
        <input
          type="color"
          className="h-9 w-12"
          value={/^#[0-9A-F]{6}$/i.test(String(value)) ? String(value) : '#808080'}
          onChange={({ target }) => set(target.value.toUpperCase())}
        />
        {shade}
      </label>
    </div>
  );
}

/** Input of a field, with the way back to the value that holds where none is stored. */
export function FieldInput(props: InputProps) {
  const { help } = useRangeTexts().range;
  const { value, set, advice } = useField(props.path);
  const { fallback } = advice ?? {};
  if (fallback === undefined) return <ValueInput {...props} />;
  return (
    <div className="grid content-start gap-1">
      <ValueInput {...props} />
      {value !== undefined && (
        <Button
          className="link justify-self-start text-start text-small"
          onPress={() => {
            set(undefined);
            focusField(props.path);
          }}
        >
          {fill(help.setBack, { value: fallback })}
        </Button>
      )}
    </div>
  );
}

function ValueInput(props: InputProps) {
  switch (props.field.type) {
    case 'euros':
    case 'number':
      return <NumberInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'choices':
      return <ChoicesInput {...props} />;
    case 'order':
      return <OrderInput {...props} />;
    case 'flag':
      return <FlagInput {...props} />;
    case 'shade':
      return <ShadeInput {...props} />;
    case 'product':
    case 'products':
      return <ProductsInput {...props} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'target':
      return <TargetInput {...props} />;
    case 'wordmark':
      return <WordmarkInput {...props} />;
    default:
      return <TypedInput {...props} />;
  }
}
