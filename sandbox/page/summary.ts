import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { SessionRecord, WireSession } from '../records.ts';
import type { Html } from './layout.ts';
import { fill, type Language, money, type Texts } from './texts.ts';

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
  return html`<section class="bg-paper p-20 wide:p-[48px_64px_48px_32px]" aria-labelledby="order-title">
<div class="mx-auto max-w-440 wide:sticky wide:top-48 wide:mr-0">
${
  back
    ? html`<a class="-ml-4 inline-flex min-h-44 items-center gap-8 pr-8 no-underline" href="${back}" aria-label="${fill(texts.back, { merchant })}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3 5 8l5 5"/></svg><span class="display brand">${merchant}</span></a>`
    : html`<span class="display brand">${merchant}</span>`
}
<h1 id="order-title" class="strong mt-12 text-soft wide:mt-28">${fill(texts.payTo, { merchant })}</h1>
<p class="display text-[44px] tabular-nums" data-total>${money(session.amount_total ?? 0, language)}</p>
<details class="group mt-12 wide:mt-20 wide:details-content:block wide:details-content:[content-visibility:visible]">
<summary class="strong flex after:-mt-4 after:size-8 after:rotate-45 after:border-r-[1.5px] after:border-b-[1.5px] group-open:after:mt-4 group-open:after:rotate-225 wide:hidden [&::-webkit-details-marker]:hidden">${texts.showOrder}</summary>
<ul>
${record.lineItems.map((line, index) => item(context, line, record.products[index]))}
</ul>
${sums(context)}
</details>
</div>
</section>`;
}

/** A present without a picture of its own. */
const PRESENT = html`<svg class="m-21 w-22" viewBox="0 0 22 22" aria-hidden="true"><path d="M3 8h16v4H3zM5 12v8h12v-8M11 8v12M11 8C8 8 6 7 6 5s4-3 5 3c1-6 5-5 5-3s-2 3-5 3"/></svg>`;

function item(
  { texts, language }: PageContext,
  line: SessionRecord['lineItems'][number],
  product: Stripe.Product | undefined,
): Html {
  const quantity = line.quantity ?? 1;
  const unit = line.price.unit_amount ?? 0;
  const pictures = product?.images ?? [];
  const amount = line.amount_subtotal;
  return html`<li class="grid grid-cols-[64px_1fr_auto] gap-16 py-10 wrap-anywhere">
<span class="flex size-64 gap-1 overflow-hidden rounded-edge bg-ground">${pictures.length > 0 ? pictures.map((picture) => html`<img class="h-full w-0 flex-1 object-cover" src="${picture}" alt="" width="64" height="64" loading="lazy">`) : PRESENT}</span>
<span>
<span class="strong">${line.description ?? ''}</span>
${quantity > 1 ? html`<span class="note block">${fill(texts.quantity, { count: quantity })}${unit > 0 ? ` · ${fill(texts.each, { price: money(unit, language) })}` : ''}</span>` : ''}
</span>
<span class="whitespace-nowrap">${amount === 0 ? texts.free : money(amount, language)}</span>
</li>`;
}

function sums({ record, texts, language }: PageContext): Html {
  const { session } = record;
  const show = (cents: number | null): string => money(cents ?? 0, language);
  const discountCents = session.total_details?.amount_discount ?? 0;
  const [rate] = record.shippingRates;
  const shippingCents = session.shipping_cost?.amount_total ?? 0;
  const estimate = rate ? estimateText(rate, texts) : undefined;
  return html`<dl class="mt-10 mb-4 pl-80 tabular-nums *:flex *:justify-between *:gap-16 [&_dd]:whitespace-nowrap">
<div class="border-t border-line py-9"><dt>${texts.subtotal}</dt><dd>${show(session.amount_subtotal)}</dd></div>
${
  discountCents > 0
    ? html`<div class="py-9"><dt>${fill(texts.discount, { name: record.coupon?.name ?? '' }).trim()}</dt><dd>${show(-discountCents)}</dd></div>`
    : ''
}
${
  rate
    ? html`<div class="py-9"><dt>${texts.shipping}<span class="note block" data-rate>${[rate.display_name, estimate].filter(Boolean).join(' · ')}</span></dt><dd data-shipping>${shippingCents === 0 ? texts.free : show(shippingCents)}</dd></div>`
    : ''
}
<div class="strong mt-7 border-t border-line pt-14 pb-9"><dt>${texts.total}<span class="note block">${texts.taxIncluded}</span></dt><dd data-total>${show(session.amount_total)}</dd></div>
</dl>`;
}

/** `4–7 Werktage`, or undefined when the rate promises nothing. */
function estimateText(rate: Stripe.ShippingRate, texts: Texts): string | undefined {
  const { minimum, maximum } = rate.delivery_estimate ?? {};
  const bound = maximum ?? minimum;
  if (!bound) return undefined;
  const from = minimum && maximum && minimum.value !== maximum.value ? `${minimum.value}–` : '';
  const days = `${from}${bound.value}`;
  return days === '1' ? texts.oneWorkingDay : fill(texts.workingDays, { days });
}

/** The shop's success address with this session's id filled in. */
export function successTarget(session: WireSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The shop's address for customers who turn back, if it gave one. */
export function cancelTarget(session: WireSession): string | null {
  return session.cancel_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
}
