import type { ReactNode } from 'react';
import {
  Checkbox,
  type CheckboxProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

/** Properties that every field of a form has. */
export interface FormFieldProps {
  readonly label: string;
  /** Id of what takes the focus, for ways that lead to the field. */
  readonly id?: string;
  /** Sentence about its error. */
  readonly finding?: string | undefined;
  readonly help?: string | undefined;
  /** True if it differs from what is published. */
  readonly isChanged?: boolean;
  readonly onBlur?: () => void;
}

/** Problem of a field, in words. */
export function FieldProblem({ finding }: Pick<FormFieldProps, 'finding'>) {
  const texts = useKit().texts.field;
  return (
    <FieldError>
      {({ validationDetails, validationErrors }) => (
        <>
          <Icon name="alert" />
          {finding}
          {/* The browser's own sentences are in its language. */}
          {validationDetails.valueMissing && texts.missing}
          {validationDetails.patternMismatch && texts.email}
          {validationDetails.customError && validationErrors.join(' ')}
        </>
      )}
    </FieldError>
  );
}

/** Advice below a field. */
export function Help({ children }: { readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <Text slot="description" className="faint">
      {children}
    </Text>
  );
}

interface FieldProps
  extends TextFieldProps,
    Pick<FormFieldProps, 'label' | 'finding' | 'help' | 'isChanged'> {
  /** Language of what is typed. */
  readonly lang?: Lang;
  /** Characters that fit; how many there are is shown. */
  readonly most?: number;
  readonly prefix?: string;
  /** Several lines; it grows with them. */
  readonly isLong?: boolean;
}

/** Label above; below it help, and what is wrong in words once the field is left or sent. */
export function Field({ label, finding, help, isChanged, most, prefix, ...props }: FieldProps) {
  const { lang, isLong = false, autoComplete = 'off', ...field } = props;
  const { texts } = useKit();
  const count = String(field.value ?? '').length;
  const input = isLong ? <TextArea rows={3} /> : <Input />;
  return (
    <TextField
      {...field}
      {...(lang && { lang })}
      {...(finding !== undefined && { isInvalid: true })}
      className="field"
      data-changed={isChanged || undefined}
      autoComplete={autoComplete}
    >
      <Label>
        {label}
        {lang && <span className="hidden"> ({texts.form.languages[lang]})</span>}
        {most !== undefined && (
          <span className="faint">{fill(texts.form.length, { count, most })}</span>
        )}
      </Label>
      {prefix === undefined ? (
        input
      ) : (
        <span
          className="relative before:absolute before:inset-y-0 before:start-2.5 before:grid before:place-items-center before:text-(--soft) before:content-[attr(data-prefix)_/_''] [&>input]:ps-6.5"
          data-prefix={prefix}
        >
          {input}
        </span>
      )}
      <Help>{help}</Help>
      <FieldProblem finding={finding} />
    </TextField>
  );
}

interface BoxProps extends Omit<CheckboxProps, 'children' | 'className'> {
  /** Its words; a box without any has a label. */
  readonly children?: ReactNode;
}

/** A box to tick. */
export function Box({ children, ...box }: BoxProps) {
  return (
    <Checkbox
      {...box}
      className={
        children
          ? 'box items-start justify-start gap-2.5 py-[calc(var(--control)/2-0.625rem)]'
          : 'box'
      }
    >
      <span className="box-mark">
        <Icon name="check" />
      </span>
      {children && <span>{children}</span>}
    </Checkbox>
  );
}

/** Finding at a field, in words. */
export function FindingText({ children }: { readonly children: ReactNode }) {
  return (
    <p className="finding">
      <Icon name="alert" />
      {children}
    </p>
  );
}
