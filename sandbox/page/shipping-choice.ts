import { html, raw } from 'hono/html';
import type { Values } from './form.ts';
import type { Html } from './layout.ts';
import { estimateText, type PageContext, payLabel } from './summary.ts';
import { money } from './texts.ts';

/**
 * Several shipping rates to choose from; one is shown in the sums only. The data attributes let
 * the script show the new total at once; without it the server asks once more.
 */
export function shippingChoice(context: PageContext, values: Values): Html | '' {
  const { record, texts, language } = context;
  if (record.shippingRates.length < 2) return '';
  const { session } = record;
  const withoutShipping = (session.amount_total ?? 0) - (session.shipping_cost?.amount_total ?? 0);
  return html`<fieldset>
<legend>${texts.shippingMethod}</legend>
<div class="choices">
${record.shippingRates.map((rate) => {
  const cents = rate.fixed_amount?.amount ?? 0;
  const currency = rate.fixed_amount?.currency ?? 'eur';
  const price = cents === 0 ? texts.free : money(cents, currency, language);
  const estimate = estimateText(rate, texts);
  const totalCents = withoutShipping + cents;
  const checked = values.shipping_rate === rate.id ? 'checked' : '';
  return html`<label class="choice choice-line"><input type="radio" name="shipping_rate" value="${rate.id}" ${raw(checked)} data-total-cents="${totalCents}" data-total="${money(totalCents, currency, language)}" data-price="${price}" data-name="${[rate.display_name, estimate].filter(Boolean).join(' · ')}" data-pay-label="${payLabel(context, totalCents)}"><span>${rate.display_name ?? ''}${estimate ? html`<span class="note">${estimate}</span>` : ''}</span><span class="choice-price">${price}</span></label>`;
})}
</div>
</fieldset>`;
}
