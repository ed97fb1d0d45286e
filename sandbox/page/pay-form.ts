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
import { fill, type Problem, type Texts } from './texts.ts';

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
  return html`<main class="p-[28px_20px_48px] wide:p-[56px_32px_64px_64px]">
<div class="mx-auto max-w-440 wide:mx-0">
${alert(context, Object.keys(errors).length, problem)}
<form method="post" action="/c/pay/${session.id}" novalidate data-pay>
<fieldset class="mb-28 min-w-0">
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
<button class="button main" type="submit" data-working="${texts.working}">${session.amount_total === 0 ? texts.payFree : texts.pay}</button>
<p class="note mt-14 mb-14 flex gap-8"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3z"/></svg>${texts.secure}</p>
</form>
${methods.includes('card') ? testCards(context) : ''}
${back ? html`<p class="mt-24"><a class="link" href="${back}">${fill(texts.cancel, { merchant })}</a></p>` : ''}
</div>
</main>`;
}

const ALERT = 'mb-24 rounded-edge border-[1.5px] border-error p-[12px_14px] text-error';

/** Error at the top of the form. Invalid fields take the focus themselves; a refusal takes it here. */
function alert(
  { texts }: PageContext,
  errorCount: number,
  problem: Problem | undefined,
): Html | '' {
  if (errorCount > 0)
    return html`<p class="${ALERT}" role="alert">${errorCount === 1 ? texts.fixOne : fill(texts.fix, { count: errorCount })}</p>`;
  if (!problem) return '';
  return html`<p class="${ALERT}" role="alert" tabindex="-1" autofocus>${texts.problems[problem]}</p>`;
}

function note(message: string | undefined): Html | '' {
  return message ? html`<p class="note mb-14">${message}</p>` : '';
}

function address({ texts }: PageContext, state: FormState): Html {
  return html`<fieldset class="mb-28 min-w-0">
<legend>${texts.deliveryAddress}</legend>
${field(state, 'name', texts.name, { autocomplete: 'shipping name' })}
${field(state, 'line1', texts.line1, { autocomplete: 'shipping address-line1' })}
${field(state, 'line2', texts.line2, { autocomplete: 'shipping address-line2', optional: true })}
<div class="grid grid-cols-[2fr_3fr] gap-x-12">
${field(state, 'postal_code', texts.postalCode, {
  autocomplete: 'shipping postal-code',
  inputmode: 'numeric',
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
        html`<p class="note block pb-14">${fill(texts.walletHint, { wallet: name })}</p>`,
      ]),
    ),
  };
  const labels: Record<string, string> = { card: texts.card, ...WALLETS };
  const single = available.length === 1;
  return html`<fieldset class="mb-28 min-w-0">
<legend>${texts.method}</legend>
${errorOf(state, 'method')}
<div class="divide-y divide-line overflow-clip rounded-edge border border-field">
${available.map((type) => {
  const checked = single || state.values.method === type ? 'checked' : '';
  return html`<div class="group">
<label class="flex min-h-52 cursor-pointer items-center gap-12 px-14 py-8 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"><input class="size-18 accent-ink focus-visible:outline-none" type="radio" name="method" value="${type}" ${raw(checked)}><span>${labels[type] ?? type}</span></label>
<div class="hidden px-14 pt-4 pb-2 group-has-checked:block">${panels[type] ?? ''}</div>
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
<div class="grid grid-cols-2 gap-x-12">
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
  return html`<aside class="mt-28 rounded-edge bg-paper p-[14px_16px_8px] text-note" aria-labelledby="test-title">
<h2 id="test-title" class="strong">${texts.test.title}</h2>
<p>${texts.test.intro}</p>
<ul class="mt-6 divide-y divide-line">
${Object.entries(texts.test.rows).map(
  ([number, outcome]) =>
    html`<li class="grid grid-cols-[1fr_auto] gap-x-12 py-8"><code class="tabular-nums">${number}</code><span>${outcome}</span><button type="button" class="button col-start-2 row-span-2 row-start-1 min-h-44 px-12 py-0 text-note" data-fill="${number}" hidden aria-label="${texts.test.fill}: ${number}">${texts.test.fill}</button></li>`,
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
  return html`<div class="field">
<label for="${name}">${label}${options.optional ? html` <span class="note">(${texts.optional})</span>` : ''}</label>
<input id="${name}" name="${name}" type="${options.type ?? 'text'}" value="${values[name]}" autocomplete="${options.autocomplete}" placeholder="${options.placeholder ?? ''}" ${raw(attributes.join(' '))}>
${errorOf(state, name)}
</div>`;
}

function errorOf({ texts, errors }: FormState, name: FieldName): Html | '' {
  const problem = errors[name];
  if (!problem) return '';
  return html`<p class="mt-5 text-note leading-[1.4] text-error" id="${name}-error">${texts.fields[problem]}</p>`;
}
