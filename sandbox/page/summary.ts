import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { SessionRecord } from '../records.ts';
import type { Html } from './layout.ts';
import { money } from './money.ts';
import { cancelTarget } from './targets.ts';
import type { Language, Words } from './words.ts';

export interface PageContext {
  record: SessionRecord;
  words: Words;
  language: Language;
  merchant: string;
}

/** The left side: who is paid, what for, and how the total comes about. */
export function summary(context: PageContext): Html {
  const { record, words, language, merchant } = context;
  const { session } = record;
  const currency = session.currency ?? 'eur';
  const total = money(session.amount_total ?? 0, currency, language);
  const back = cancelTarget(session);
  return html`<section class="order" aria-labelledby="order-title">
<div class="order-inner">
<header class="merchant">
${
  back
    ? html`<a class="back" href="${back}" aria-label="${words.back(merchant)}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3 5 8l5 5"/></svg><span class="merchant-name">${merchant}</span></a>`
    : html`<span class="merchant-name">${merchant}</span>`
}
</header>
<h1 id="order-title">${words.payTo(merchant)}</h1>
<p class="amount" data-total>${total}</p>
<details class="bill">
<summary>${words.showOrder}</summary>
<ul class="items">
${record.lineItems.map((line, index) => item(context, line, record.products[index]))}
</ul>
${sums(context)}
</details>
</div>
</section>`;
}

function item(
  { words, language }: PageContext,
  line: SessionRecord['lineItems'][number],
  product: Stripe.Product | undefined,
): Html {
  const quantity = line.quantity ?? 1;
  const unit = line.price.unit_amount ?? 0;
  const picture = product?.images[0];
  const amount = line.amount_subtotal;
  return html`<li class="item">
<span class="picture">${picture ? html`<img src="${picture}" alt="" width="64" height="64" loading="lazy">` : ''}</span>
<span class="item-text">
<span class="item-name">${line.description ?? ''}</span>
${product?.description ? html`<span class="item-note">${product.description}</span>` : ''}
${quantity > 1 ? html`<span class="item-note">${words.quantity(quantity)} · ${words.each(money(unit, line.currency, language))}</span>` : ''}
</span>
<span class="item-amount">${amount === 0 ? words.free : money(amount, line.currency, language)}</span>
</li>`;
}

function sums({ record, words, language }: PageContext): Html {
  const { session } = record;
  const currency = session.currency ?? 'eur';
  const show = (cents: number): string => money(cents, currency, language);
  const discountCents = session.total_details?.amount_discount ?? 0;
  const rate = chosenRate(record);
  const shippingCents = session.shipping_cost?.amount_total ?? 0;
  const estimate = rate ? estimateText(rate, words) : undefined;
  return html`<dl class="sums">
<div><dt>${words.subtotal}</dt><dd>${show(session.amount_subtotal ?? 0)}</dd></div>
${
  discountCents > 0
    ? html`<div><dt>${words.discount(record.coupon?.name ?? '').trim()}</dt><dd>${show(-discountCents)}</dd></div>`
    : ''
}
${
  rate
    ? html`<div><dt>${words.shipping}<span class="sum-note" data-rate>${[rate.display_name, estimate].filter(Boolean).join(' · ')}</span></dt><dd data-shipping>${shippingCents === 0 ? words.free : show(shippingCents)}</dd></div>`
    : ''
}
<div class="sum-total"><dt>${words.total}<span class="sum-note">${words.taxIncluded}</span></dt><dd data-total>${show(session.amount_total ?? 0)}</dd></div>
</dl>`;
}

export function chosenRate(record: SessionRecord): Stripe.ShippingRate | undefined {
  const id = record.session.shipping_cost?.shipping_rate;
  return record.shippingRates.find((rate) => rate.id === id);
}

/** `4–7 Werktage`, or undefined when the rate promises nothing. */
export function estimateText(rate: Stripe.ShippingRate, words: Words): string | undefined {
  const { minimum, maximum } = rate.delivery_estimate ?? {};
  const bound = maximum ?? minimum;
  if (!bound) return undefined;
  const unit = bound.unit as keyof Words['units'];
  const from = minimum && maximum && minimum.value !== maximum.value ? `${minimum.value}–` : '';
  return words.units[unit](`${from}${bound.value}`);
}
