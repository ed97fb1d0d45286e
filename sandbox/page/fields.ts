import { html, raw } from 'hono/html';
import type { FieldErrors, FieldName, Values } from './form.ts';
import type { Html } from './layout.ts';
import type { Texts } from './texts.ts';

export interface FormState {
  texts: Texts;
  values: Values;
  errors: FieldErrors;
  /** The field the page opens on: the first with an error. */
  focus: FieldName | undefined;
}

interface FieldOptions {
  autocomplete: string;
  type?: 'text' | 'email';
  inputmode?: 'numeric' | 'email';
  maxlength?: number;
  placeholder?: string;
  optional?: boolean;
  readonly?: boolean;
  className?: string;
}

/** A labelled text field whose error, if any, is tied to it. */
export function field(
  state: FormState,
  name: FieldName,
  label: string,
  options: FieldOptions,
): Html {
  const { texts, values, focus } = state;
  const problem = state.errors[name];
  const attributes = [
    options.optional ? '' : 'aria-required="true"',
    options.readonly ? 'readonly' : '',
    problem ? `aria-invalid="true" aria-describedby="${name}-error"` : '',
    focus === name ? 'autofocus' : '',
    options.inputmode ? `inputmode="${options.inputmode}"` : '',
    options.maxlength ? `maxlength="${options.maxlength}"` : '',
  ];
  return html`<div class="field ${options.className ?? ''}">
<label for="${name}">${label}${options.optional ? html` <span class="note">(${texts.optional})</span>` : ''}</label>
<input id="${name}" name="${name}" type="${options.type ?? 'text'}" value="${values[name]}" autocomplete="${options.autocomplete}" placeholder="${options.placeholder ?? ''}" ${raw(attributes.join(' '))}>
${errorOf(state, name)}
</div>`;
}

export function errorOf({ texts, errors }: FormState, name: FieldName): Html | '' {
  const problem = errors[name];
  if (!problem) return '';
  return html`<p class="error" id="${name}-error">${texts.fields[problem]}</p>`;
}

/** The only country the shop delivers to. */
export function countryField({ texts }: FormState, language: string): Html {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of('DE') ?? 'DE';
  return html`<div class="field">
<label for="country">${texts.country}</label>
<input id="country" value="${name}" readonly autocomplete="off">
</div>`;
}
