import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Box, FindingText, Field as TextField } from '#admin/kit/Field.tsx';
import { ChoicesField } from '#admin/kit/form/ChoicesField.tsx';
import { NumberField } from '#admin/kit/form/NumberField.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { SortableList } from '#admin/kit/form/SortableList.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { Swatch } from '#admin/kit/Swatch.tsx';
import { LANGS } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { type Field, type InputProps, type Json, parsePath } from './content-path.ts';
import { useEditor, useField } from './editor-context.ts';
import { linesOf, readLines, readRows } from './typed-lines.ts';

// The search of products loads once a form has it.
const ProductsInput = lazyComponent(
  async () => (await import('./ProductsInput.tsx')).ProductsInput,
);

const idsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** A text, or a list that is typed as one: while somebody types, it shows what was typed. */
function TypedInput({ field: { type, isOptional }, path }: InputProps) {
  const { texts } = useEditor();
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
    help: type === 'rows' || type === 'lines' || type === 'words' ? texts.help[type] : undefined,
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
  return <TextField {...shared} isLong={type !== 'text' && type !== 'words'} />;
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
  const { texts } = useEditor();
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
      {left.length > 0 && (
        <SelectField
          label={texts.help.add}
          value={undefined}
          options={left.map((each) => [each, nameOf(each)])}
          onChange={(added) => added && change([...chosen, added])}
        />
      )}
      {finding && <FindingText>{finding}</FindingText>}
    </div>
  );
}

function FlagInput({ path }: InputProps) {
  const { value, set, props } = useField(path);
  return (
    <div className="field" id={props.id}>
      <Box isSelected={value === true} onChange={(isOn) => set(isOn || undefined)}>
        {props.label}
      </Box>
      {props.finding && <FindingText>{props.finding}</FindingText>}
    </div>
  );
}

/** Fields of one fibre, by their paths in it. */
const FIBRE: readonly Field[] = [
  { path: 'percent', type: 'number' },
  ...LANGS.map((lang): Field => ({ path: `name.${lang}`, type: 'text' })),
  ...LANGS.map((lang): Field => ({ path: `part.${lang}`, type: 'text', isOptional: true })),
];

/** Fibres with their shares; each has a name, and the part of the product, in both languages. */
function FibresInput({ path }: InputProps) {
  const { texts } = useEditor();
  const { texts: kit } = useKit();
  const { value, set, props } = useField(path);
  const fibres = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <div id={props.id} className="field wide" data-changed={props.isChanged || undefined}>
      <span className="field-label">{props.label}</span>
      {fibres.map((_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a fibre
          key={at}
          className="grid grid-cols-[5rem_repeat(4,minmax(0,1fr))_auto] items-end gap-2 max-wide:grid-cols-2 max-wide:border-b max-wide:border-line max-wide:pb-3"
        >
          {FIBRE.map((each) => {
            const own = [...path, at, ...parsePath(each.path)];
            return each.type === 'number' ? (
              <NumberInput key={each.path} field={each} path={own} />
            ) : (
              <TypedInput key={each.path} field={each} path={own} />
            );
          })}
          <Button
            className="button quiet square"
            aria-label={fill(kit.form.remove, {
              name: fill(texts.fields.items.fibres, { number: at + 1 }),
            })}
            onPress={() => set(fibres.length > 1 ? fibres.toSpliced(at, 1) : undefined)}
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      <Button
        className="button justify-self-start"
        onPress={() => set([...fibres, { name: { de: '', en: '' } }])}
      >
        <Icon name="plus" />
        {texts.help.addFibre}
      </Button>
      {props.finding && <FindingText>{props.finding}</FindingText>}
    </div>
  );
}

/** Input of a field. */
export function FieldInput(props: InputProps) {
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
    case 'fibres':
      return <FibresInput {...props} />;
    case 'product':
    case 'products':
      return <ProductsInput {...props} />;
    default:
      return <TypedInput {...props} />;
  }
}
