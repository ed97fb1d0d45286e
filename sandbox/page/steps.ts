import { html } from 'hono/html';
import type { Attempt, Wallet } from '../records.ts';
import type { Html } from './layout.ts';
import type { PageContext } from './summary.ts';
import { money } from './texts.ts';

/** Names of the methods that have a page of their own. */
export const WALLETS = { paypal: 'PayPal', klarna: 'Klarna' } as const satisfies Record<
  Wallet,
  string
>;

/** The bank's 3-D Secure page, or PayPal's or Klarna's: a small page that asks yes or no. */
export function stepPage(context: PageContext, attempt: Attempt): Html {
  const { record, texts, language, merchant } = context;
  const { session } = record;
  const wallet = attempt.step === 'three_d_secure' ? undefined : WALLETS[attempt.step];
  const last4 = attempt.method.type === 'card' ? attempt.method.number.slice(-4) : '';
  return html`<main class="card">
<p class="issuer strong">${wallet ?? texts.step.bank}</p>
<h1 class="title">${wallet ? texts.step.walletTitle(wallet) : texts.step.bankTitle}</h1>
<p>${wallet ? texts.step.walletText(merchant, wallet) : texts.step.bankText(merchant, last4)}</p>
<p class="amount">${money(session.amount_total ?? 0, language)}</p>
<form method="post" action="/c/pay/${session.id}/${attempt.step}/${attempt.id}" data-pay>
<button class="pay" name="decision" value="approve">${wallet ? texts.step.approveWallet : texts.step.approveBank}</button>
<button class="quiet" name="decision" value="deny">${texts.step.deny}</button>
</form>
</main>`;
}

/** A page that can't be paid on any more, with the way back. */
export function closedPage(title: string, text: string, back: Html | ''): Html {
  return html`<main class="card">
<h1 class="title">${title}</h1>
<p>${text}</p>
${back}
</main>`;
}
