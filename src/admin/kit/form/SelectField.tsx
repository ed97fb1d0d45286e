import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import { FieldProblem, type FormFieldProps, Help } from '../Field.tsx';
import { Icon } from '../Icon.tsx';
import { useKit } from '../kit-context.ts';

interface OptionsProps {
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** Options of a list; the chosen one is ticked. */
export function Options({ options }: OptionsProps) {
  return (
    <Popover className="popover">
      <ListBox className="menu">
        {options.map(([key, text]) => (
          <ListBoxItem key={key} id={key} textValue={text}>
            {text}
            <span className="menu-end">
              <Icon name="check" />
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}

interface SelectFieldProps extends FormFieldProps, OptionsProps {
  readonly value: string | undefined;
  /** Undefined for the option that says "none". */
  readonly onChange: (value: string | undefined) => void;
  /** Offers that nothing is chosen. */
  readonly isOptional?: boolean;
}

/** One of several options; a value that is none of them is offered, too. */
export function SelectField(all: SelectFieldProps) {
  const { value, options, onChange, isOptional = false, ...props } = all;
  const { texts } = useKit();
  const { label, finding, help, isChanged, id, onBlur } = props;
  const isKnown = value === undefined || options.some(([each]) => each === value);
  const offered = [
    ...(isOptional ? ([['', texts.form.none]] as const) : []),
    ...options,
    ...(isKnown ? [] : ([[value, value]] as const)),
  ];
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(onBlur && { onBlur })}
      className="field"
      value={value ?? (isOptional ? '' : null)}
      onChange={(key) => onChange(key ? String(key) : undefined)}
      isInvalid={finding !== undefined}
      data-changed={isChanged || undefined}
      placeholder={texts.form.choose}
    >
      <Label>{label}</Label>
      <Button className="select">
        <SelectValue>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Help>{help}</Help>
      <FieldProblem finding={finding} />
      <Options options={offered} />
    </Select>
  );
}
