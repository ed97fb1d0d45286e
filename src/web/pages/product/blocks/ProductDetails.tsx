import { memo } from 'react';
import type { Detail } from '#catalogue/catalogue.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import type { BlockProps } from '../block.ts';

/** Rows of label and value. */
export function DetailList({ rows }: { readonly rows: readonly Detail[] }) {
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

type ProductDetailsProps = Omit<BlockProps, 'column'>;

/** Features, material and care, measures, shipping and returns; no choice of size or colour changes them. */
export const ProductDetails = memo(({ data, texts: { details } }: ProductDetailsProps) => {
  const { texts, openDetail } = data;
  return (
    <Accordion
      name="details"
      className="mt-7"
      {...(openDetail !== undefined && { open: openDetail })}
      items={[
        {
          title: details.features,
          isEmpty: !texts.features[0],
          content: (
            <ul className="bullets">
              {texts.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          ),
        },
        {
          title: details.material,
          isEmpty: !texts.care && !texts.material[0],
          content: (
            <>
              <DetailList rows={texts.material} />
              <p className="pt-3">{texts.care}</p>
            </>
          ),
        },
        {
          title: details.measures,
          isEmpty: !texts.details[0],
          content: <DetailList rows={texts.details} />,
        },
        { title: details.shipping, content: <p>{data.shippingText}</p> },
      ].filter(({ isEmpty }) => !isEmpty)}
    />
  );
});
