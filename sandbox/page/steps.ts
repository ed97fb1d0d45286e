import { html } from 'hono/html';
import type { Attempt, Wallet } from '../records.ts';
import type { Html } from './layout.ts';
import type { PageContext } from './summary.ts';
import { fill, money } from './texts.ts';

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
<p class="strong mb-18 border-b border-line pb-14">${wallet ?? texts.step.bank}</p>
<h1 class="display mb-8 text-[28px]">${wallet ? fill(texts.step.walletTitle, { wallet }) : texts.step.bankTitle}</h1>
<p>${wallet ? fill(texts.step.walletText, { merchant, wallet }) : fill(texts.step.bankText, { merchant, last4 })}</p>
<p class="display mt-18 mb-22 text-[44px] tabular-nums">${money(session.amount_total ?? 0, language)}</p>
<form method="post" action="/c/pay/${session.id}/${attempt.step}/${attempt.id}" data-pay>
<button class="button main" name="decision" value="approve">${wallet ? texts.step.approveWallet : texts.step.approveBank}</button>
<button class="button mt-10 w-full" name="decision" value="deny">${texts.step.deny}</button>
</form>
</main>`;
}

/** A page that can't be paid on any more, with the way back. */
export function closedPage(title: string, text: string, back: Html | ''): Html {
  return html`<main class="card">
<h1 class="display mb-8 text-[28px]">${title}</h1>
<p>${text}</p>
${back}
</main>`;
}
