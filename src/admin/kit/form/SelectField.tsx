import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components';
import { Icon } from '../Icon.tsx';
import { useKit } from '../kit-context.ts';
import type { FormFieldProps } from './TextField.tsx';

interface SelectFieldProps extends FormFieldProps {
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Undefined for the option that says "none". */
  readonly onChange: (value: string | undefined) => void;
  /** Offers that nothing is chosen. */
  readonly isOptional?: boolean;
}

/** One of several options; a value that is none of them is offered, too. */
export function SelectField({
  value,
  options,
  onChange,
  isOptional = false,
  ...props
}: SelectFieldProps) {
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
        <SelectValue />
        <Icon name="down" />
      </Button>
      {help && (
        <Text slot="description" className="faint">
          {help}
        </Text>
      )}
      <FieldError>
        <Icon name="alert" />
        {finding}
      </FieldError>
      <Popover className="popover">
        <ListBox className="menu">
          {offered.map(([key, text]) => (
            <ListBoxItem key={key} id={key} textValue={text}>
              {text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
