import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { SessionRecord, WireSession } from '../records.ts';
import type { Html } from './layout.ts';
import { type Language, money, type Texts } from './texts.ts';

export interface PageContext {
  record: SessionRecord;
  texts: Texts;
  language: Language;
  merchant: string;
}

/** The left side: who is paid, what for, and how the total comes about. */
export function summary(context: PageContext): Html {
  const { record, texts, language, merchant } = context;
  const { session } = record;
  const back = cancelTarget(session);
  return html`<section class="order" aria-labelledby="order-title">
<div class="order-inner">
${
  back
    ? html`<a class="back" href="${back}" aria-label="${texts.back(merchant)}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3 5 8l5 5"/></svg><span class="brand">${merchant}</span></a>`
    : html`<span class="brand">${merchant}</span>`
}
<h1 id="order-title" class="strong">${texts.payTo(merchant)}</h1>
<p class="amount" data-total>${money(session.amount_total ?? 0, language)}</p>
<details class="bill">
<summary class="strong">${texts.showOrder}</summary>
<ul>
${record.lineItems.map((line, index) => item(context, line, record.products[index]))}
</ul>
${sums(context)}
</details>
</div>
</section>`;
}

/** A present without a picture of its own. */
const PRESENT = html`<svg viewBox="0 0 22 22" aria-hidden="true"><path d="M3 8h16v4H3zM5 12v8h12v-8M11 8v12M11 8C8 8 6 7 6 5s4-3 5 3c1-6 5-5 5-3s-2 3-5 3"/></svg>`;

function item(
  { texts, language }: PageContext,
  line: SessionRecord['lineItems'][number],
  product: Stripe.Product | undefined,
): Html {
  const quantity = line.quantity ?? 1;
  const unit = line.price.unit_amount ?? 0;
  const pictures = product?.images ?? [];
  const amount = line.amount_subtotal;
  return html`<li class="item">
<span class="picture">${pictures.length > 0 ? pictures.map((picture) => html`<img src="${picture}" alt="" width="64" height="64" loading="lazy">`) : PRESENT}</span>
<span>
<span class="strong">${line.description ?? ''}</span>
${quantity > 1 ? html`<span class="note">${texts.quantity(quantity)}${unit > 0 ? ` · ${texts.each(money(unit, language))}` : ''}</span>` : ''}
</span>
<span class="item-amount">${amount === 0 ? texts.free : money(amount, language)}</span>
</li>`;
}

function sums({ record, texts, language }: PageContext): Html {
  const { session } = record;
  const show = (cents: number | null): string => money(cents ?? 0, language);
  const discountCents = session.total_details?.amount_discount ?? 0;
  const [rate] = record.shippingRates;
  const shippingCents = session.shipping_cost?.amount_total ?? 0;
  const estimate = rate ? estimateText(rate, texts) : undefined;
  return html`<dl class="sums">
<div><dt>${texts.subtotal}</dt><dd>${show(session.amount_subtotal)}</dd></div>
${
  discountCents > 0
    ? html`<div><dt>${texts.discount(record.coupon?.name ?? '').trim()}</dt><dd>${show(-discountCents)}</dd></div>`
    : ''
}
${
  rate
    ? html`<div><dt>${texts.shipping}<span class="note" data-rate>${[rate.display_name, estimate].filter(Boolean).join(' · ')}</span></dt><dd data-shipping>${shippingCents === 0 ? texts.free : show(shippingCents)}</dd></div>`
    : ''
}
<div class="strong"><dt>${texts.total}<span class="note">${texts.taxIncluded}</span></dt><dd data-total>${show(session.amount_total)}</dd></div>
</dl>`;
}

/** `4–7 Werktage`, or undefined when the rate promises nothing. */
function estimateText(rate: Stripe.ShippingRate, texts: Texts): string | undefined {
  const { minimum, maximum } = rate.delivery_estimate ?? {};
  const bound = maximum ?? minimum;
  if (!bound) return undefined;
  const from = minimum && maximum && minimum.value !== maximum.value ? `${minimum.value}–` : '';
  return texts.workingDays(`${from}${bound.value}`);
}

/** The shop's success address with this session's id filled in. */
export function successTarget(session: WireSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The shop's address for customers who turn back, if it gave one. */
export function cancelTarget(session: WireSession): string | null {
  return session.cancel_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
}
