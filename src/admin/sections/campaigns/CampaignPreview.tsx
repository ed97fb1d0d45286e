import { useState } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { useNames } from '#admin/sections/range/names.ts';
import { adminCampaignPreview } from '#contract/admin-campaigns.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { useTexts } from './texts.ts';
import type { Offer } from './typed-campaign.ts';

const SHOWN_FIRST = 6;
const NONE: Offer = { kind: 'prices', prices: [] };

interface PreviewProps {
  /** Undefined while it can't be read. */
  readonly offer: Offer | undefined;
}

/** Every price that gets lower, with the present one. */
export function CampaignPreview({ offer }: PreviewProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { packs } = useNames();
  const [isWhole, setIsWhole] = useState(false);
  const { data } = useApi(
    'POST /api/admin/campaign-preview',
    { body: { offer: offer ?? NONE } },
    adminCampaignPreview,
    { isAsked: offer !== undefined },
  );
  const preview = offer && data;
  const { count = 0, products = [] } = preview ?? {};
  const shown = isWhole ? products : products.slice(0, SHOWN_FIRST);
  const said =
    count === 0 ? texts.previewZero : counted(count, texts.previewOne, texts.previewCount, lang);
  return (
    <section aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <p className={preview && count === 0 ? 'warn' : 'soft'} role="status">
        {preview ? said : texts.previewNone}
      </p>
      {shown.length > 0 && (
        <table className="plain-table my-3" aria-label={texts.preview}>
          <thead className="hidden">
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {shown.flatMap(({ id, name, prices }) =>
              prices.map(({ variant, price_cents: cents, campaign_cents: sale }) => (
                <tr key={`${id} ${variant}`}>
                  <th scope="row">
                    {name[lang]}
                    {variant !== '' && <span className="soft"> {packs[variant] ?? variant}</span>}
                  </th>
                  <td className="soft w-24 text-end">{formatPrice(cents, lang)}</td>
                  <td className="w-24 pe-0 text-end">
                    {sale < cents ? <b>{formatPrice(sale, lang)}</b> : texts.unchanged}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      {shown.length < products.length && (
        <Button className="button" onPress={() => setIsWhole(true)}>
          {fill(texts.previewAll, { count: products.length })}
        </Button>
      )}
      {isWhole && products.length < count && (
        <p className="soft">{fill(texts.previewMore, { shown: products.length })}</p>
      )}
      <p className="faint">{texts.strike}</p>
    </section>
  );
}
