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
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'numeric' | 'email' | 'tel';
  maxlength?: number;
  placeholder?: string;
  optional?: boolean;
  readonly?: boolean;
  className?: string;
  required?: boolean;
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

/** Country names in the page's language; one country is a statement, several are a choice. */
export function countryField(
  state: FormState,
  label: string,
  countries: readonly string[],
  names: Intl.DisplayNames,
): Html {
  if (countries.length === 1) {
    const [only = 'DE'] = countries;
    return html`<div class="field">
<label for="country">${label}</label>
<input id="country" value="${names.of(only) ?? only}" readonly autocomplete="off">
</div>`;
  }
  return html`<div class="field">
<label for="country">${label}</label>
<select id="country" name="country" autocomplete="country" ${raw(state.errors.country ? 'aria-invalid="true" aria-describedby="country-error"' : '')}>
${countries.map(
  (code) =>
    html`<option value="${code}" ${raw(state.values.country === code ? 'selected' : '')}>${names.of(code) ?? code}</option>`,
)}
</select>
${errorOf(state, 'country')}
</div>`;
}
