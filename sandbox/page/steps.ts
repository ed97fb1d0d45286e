import { html } from 'hono/html';
import type { Attempt } from '../records.ts';
import type { Html } from './layout.ts';
import { money } from './money.ts';
import type { PageContext } from './summary.ts';

/** The bank's 3-D Secure page, or PayPal's: a second, small page that asks yes or no. */
export function stepPage(context: PageContext, attempt: Attempt): Html {
  const { record, words, language, merchant } = context;
  const { session } = record;
  const amount = money(session.amount_total ?? 0, session.currency ?? 'eur', language);
  const paypal = attempt.step === 'paypal';
  const last4 = attempt.method.type === 'card' ? attempt.method.number.slice(-4) : '';
  return html`<main class="card">
<p class="issuer">${paypal ? 'PayPal' : words.step.bank}</p>
<h1>${paypal ? words.step.paypalTitle : words.step.bankTitle}</h1>
<p>${paypal ? words.step.paypalText(merchant) : words.step.bankText(merchant, last4)}</p>
<p class="amount">${amount}</p>
<form method="post" action="/c/pay/${session.id}/${attempt.step}/${attempt.id}" data-pay>
<button class="pay" name="decision" value="approve">${paypal ? words.step.approvePaypal : words.step.approveBank}</button>
<button class="quiet" name="decision" value="deny">${words.step.deny}</button>
${
  paypal
    ? html`<details class="later"><summary>${words.step.later}</summary>
<p>${words.step.laterText}</p>
<div class="row"><button class="quiet" name="decision" value="later_succeed">${words.step.laterSucceed}</button>
<button class="quiet" name="decision" value="later_fail">${words.step.laterFail}</button></div></details>`
    : ''
}
</form>
</main>`;
}

/** A page that can't be paid on any more, with the way back. */
export function closedPage(title: string, text: string, back: Html | ''): Html {
  return html`<main class="card">
<h1>${title}</h1>
<p>${text}</p>
${back}
</main>`;
}
