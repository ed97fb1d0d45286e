import { memo } from 'react';
import { fill } from '#browser/fill.ts';
import type { Detail, ProductTexts } from '#catalogue/texts/types.ts';
import type { WorkingDays } from '#rules/delivery.ts';
import { formatPrice } from '#rules/money.ts';
import { spanText } from '#rules/span-text.ts';
import { amountInText } from '#web/i18n/amounts.ts';
import { useShop } from '#web/shop-context.ts';
import { shopFacts } from '#web/shop-facts.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { splitLead } from '#web/ui/lead.ts';
import type { DetailTexts } from './de.ts';

/** Rows of label and value. */
function DetailList({ rows }: { readonly rows: readonly Detail[] }) {
  return (
    <dl className="detail-list">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface ProductDetailsProps {
  readonly productTexts: ProductTexts;
  readonly texts: DetailTexts;
  readonly days: WorkingDays;
  /** Index of the part that is open at first. */
  readonly open?: number;
}

/** Features, material and care, measures, shipping and returns; no choice of size or colour changes them. */
export const ProductDetails = memo(({ productTexts, texts, days, open }: ProductDetailsProps) => {
  const { lang } = useShop();
  const { details } = texts;
  const { rest } = splitLead(productTexts.description);
  const { freeShippingFromCents, shippingCents, returnDays } = shopFacts();
  const shipping = fill(details.shippingText, {
    dispatch: spanText(days.dispatchWorkingDays),
    delivery: spanText(days.deliveryWorkingDays),
    free: amountInText(freeShippingFromCents, lang),
    cost: formatPrice(shippingCents, lang),
    days: returnDays,
  });
  return (
    <Accordion
      name="details"
      className="mt-7"
      {...(open !== undefined && { open })}
      items={[
        {
          title: details.features,
          content: (
            <>
              {rest && <p className="pb-3">{rest}</p>}
              <ul className="bullets">
                {productTexts.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </>
          ),
        },
        {
          title: details.material,
          content: (
            <>
              <DetailList rows={productTexts.material} />
              <p className="pt-3">{productTexts.care}</p>
            </>
          ),
        },
        { title: details.measures, content: <DetailList rows={productTexts.details} /> },
        { title: details.shipping, content: <p>{shipping}</p> },
      ]}
    />
  );
});
