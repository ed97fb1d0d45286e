import type { ReactNode } from 'react';
import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components';
import { fill } from '#browser/fill.ts';
import type { Lang } from '#routes.ts';
import { Icon } from '../Icon.tsx';
import { useKit } from '../kit-context.ts';

/** What every field of a form has. */
export interface FormFieldProps {
  readonly label: string;
  /** Id of what takes the focus, for ways that lead to the field. */
  readonly id?: string;
  /** What is wrong with it, in words. */
  readonly finding?: string | undefined;
  readonly help?: string | undefined;
  /** True if it differs from what is published. */
  readonly isChanged?: boolean;
  readonly onBlur?: () => void;
}

export interface TextFieldProps extends FormFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Language of what is typed. */
  readonly lang?: Lang | undefined;
  /** Characters that fit; how many there are is shown. */
  readonly most?: number | undefined;
  readonly inputMode?: 'text' | 'decimal';
  readonly prefix?: string;
  readonly autoFocus?: boolean;
}

interface LabelledProps extends TextFieldProps {
  readonly children: ReactNode;
}

/** Label above, help below, and what is wrong with it in words. */
export function LabelledText({ children, ...props }: LabelledProps) {
  const { label, finding, help, isChanged, most, prefix: _, lang, ...field } = props;
  const { texts } = useKit();
  return (
    <AriaTextField
      {...field}
      {...(lang && { lang })}
      className="field"
      isInvalid={finding !== undefined}
      data-changed={isChanged || undefined}
      autoComplete="off"
    >
      <Label>
        {label}
        {lang && <span className="hidden"> ({texts.form.languages[lang]})</span>}
        {most !== undefined && (
          <span className="faint">
            {fill(texts.form.length, { count: props.value.length, most })}
          </span>
        )}
      </Label>
      {children}
      {help && (
        <Text slot="description" className="faint">
          {help}
        </Text>
      )}
      <FieldError>
        <Icon name="alert" />
        {finding}
      </FieldError>
    </AriaTextField>
  );
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { prefix } = props;
  return (
    <LabelledText {...props}>
      {prefix === undefined ? (
        <Input />
      ) : (
        <span className="prefixed" data-prefix={prefix}>
          <Input />
        </span>
      )}
    </LabelledText>
  );
}
