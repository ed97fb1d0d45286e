import { html, raw } from 'hono/html';
import {
  asksAddress,
  FIELDS,
  type FieldErrors,
  type FieldName,
  methodsOf,
  type Values,
} from './form.ts';
import type { Html } from './layout.ts';
import { WALLETS } from './steps.ts';
import { cancelTarget, type PageContext } from './summary.ts';
import type { Problem, Texts } from './texts.ts';

export interface PayFormState {
  values: Values;
  errors: FieldErrors;
  /** Why the last payment failed. */
  problem?: Problem | undefined;
}

/** The right side: everything the customer fills in. Works without scripts. */
export function payForm(context: PageContext, { values, errors, problem }: PayFormState): Html {
  const { record, texts, merchant } = context;
  const { session } = record;
  const focus = FIELDS.find((name) => errors[name] !== undefined);
  const state: FormState = { texts, values, errors, focus };
  const methods = methodsOf(session);
  const back = cancelTarget(session);
  return html`<main class="payment">
<div class="payment-inner">
${alert(context, Object.keys(errors).length, problem)}
<form method="post" action="/c/pay/${session.id}" novalidate data-pay>
<fieldset>
<legend>${texts.contact}</legend>
${field(state, 'email', texts.email, {
  type: 'email',
  inputmode: 'email',
  autocomplete: 'email',
  readonly: session.customer_email !== null,
})}
</fieldset>
${asksAddress(record) ? address(context, state) : ''}
${methods.length > 0 ? methodChoice(context, state, methods) : ''}
${note(session.custom_text.submit?.message)}
<button class="pay" type="submit" data-working="${texts.working}">${session.amount_total === 0 ? texts.payFree : texts.pay}</button>
<p class="note secure"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3z"/></svg>${texts.secure}</p>
</form>
${methods.includes('card') ? testCards(context) : ''}
${back ? html`<p class="cancel"><a class="link" href="${back}">${texts.cancel(merchant)}</a></p>` : ''}
</div>
</main>`;
}

/** Error at the top of the form. Invalid fields take the focus themselves; a refusal takes it here. */
function alert(
  { texts }: PageContext,
  errorCount: number,
  problem: Problem | undefined,
): Html | '' {
  if (errorCount > 0) return html`<p class="alert" role="alert">${texts.fix(errorCount)}</p>`;
  if (!problem) return '';
  return html`<p class="alert" role="alert" tabindex="-1" autofocus>${texts.problems[problem]}</p>`;
}

function note(message: string | undefined): Html | '' {
  return message ? html`<p class="note">${message}</p>` : '';
}

function address({ texts }: PageContext, state: FormState): Html {
  return html`<fieldset>
<legend>${texts.deliveryAddress}</legend>
${field(state, 'name', texts.name, { autocomplete: 'shipping name' })}
${field(state, 'line1', texts.line1, { autocomplete: 'shipping address-line1' })}
${field(state, 'line2', texts.line2, { autocomplete: 'shipping address-line2', optional: true })}
<div class="row">
${field(state, 'postal_code', texts.postalCode, {
  autocomplete: 'shipping postal-code',
  inputmode: 'numeric',
  className: 'narrow',
})}
${field(state, 'city', texts.city, { autocomplete: 'shipping address-level2' })}
</div>
<div class="field">
<label for="country">${texts.country}</label>
<input id="country" value="${texts.germany}" readonly autocomplete="off">
</div>
</fieldset>`;
}

function methodChoice(context: PageContext, state: FormState, available: readonly string[]): Html {
  const { texts } = context;
  const panels: Record<string, Html> = {
    card: cardFields(state),
    ...Object.fromEntries(
      Object.entries(WALLETS).map(([type, name]) => [
        type,
        html`<p class="note">${texts.walletHint(name)}</p>`,
      ]),
    ),
  };
  const labels: Record<string, string> = { card: texts.card, ...WALLETS };
  const single = available.length === 1;
  return html`<fieldset>
<legend>${texts.method}</legend>
${errorOf(state, 'method')}
<div class="choices">
${available.map((type) => {
  const checked = single || state.values.method === type ? 'checked' : '';
  return html`<div class="choice method">
<label class="choice-line"><input type="radio" name="method" value="${type}" ${raw(checked)}><span>${labels[type] ?? type}</span></label>
<div class="panel">${panels[type] ?? ''}</div>
</div>`;
})}
</div>
</fieldset>`;
}

function cardFields(state: FormState): Html {
  const { texts } = state;
  return html`${field(state, 'number', texts.cardNumber, {
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 23,
    placeholder: '1234 1234 1234 1234',
  })}
<div class="row">
${field(state, 'expiry', texts.expiry, {
  autocomplete: 'cc-exp',
  inputmode: 'numeric',
  maxlength: 9,
  placeholder: texts.expiryHint,
})}
${field(state, 'cvc', texts.cvc, {
  autocomplete: 'cc-csc',
  inputmode: 'numeric',
  maxlength: 4,
  placeholder: texts.cvcHint,
})}
</div>`;
}

function testCards({ texts }: PageContext): Html {
  return html`<aside class="test-cards" aria-labelledby="test-title">
<h2 id="test-title" class="strong">${texts.test.title}</h2>
<p>${texts.test.intro}</p>
<ul>
${Object.entries(texts.test.rows).map(
  ([number, outcome]) =>
    html`<li><code>${number}</code><span>${outcome}</span><button type="button" class="fill" data-fill="${number}" hidden aria-label="${texts.test.fill}: ${number}">${texts.test.fill}</button></li>`,
)}
</ul>
</aside>`;
}

interface FormState {
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
function field(state: FormState, name: FieldName, label: string, options: FieldOptions): Html {
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

function errorOf({ texts, errors }: FormState, name: FieldName): Html | '' {
  const problem = errors[name];
  if (!problem) return '';
  return html`<p class="error" id="${name}-error">${texts.fields[problem]}</p>`;
}
