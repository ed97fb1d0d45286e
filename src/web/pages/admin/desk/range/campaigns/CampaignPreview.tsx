import { fill } from '#browser/fill.ts';
import { adminCampaignPreview } from '#contract/admin-campaigns.ts';
import { formatPrice } from '#rules/money.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { useAnswer } from '../use-answer.ts';
import type { Offer } from './typed-campaign.ts';

interface PreviewProps extends DeskProps {
  /** Undefined while it can't be read. */
  readonly offer: Offer | undefined;
}

/** Every price that gets lower, with the present one. */
export function CampaignPreview({ offer, texts, lang }: PreviewProps) {
  const { campaignTexts: say, names } = texts.range;
  const body = offer && { offer };
  const reply = useAnswer(ADMIN_API.adminCampaignPreview, body, adminCampaignPreview);
  const preview = reply?.ok ? reply.data : undefined;
  const count = preview?.count ?? 0;
  const counted =
    count === 1 ? say.previewOne : fill(say.previewCount, { count: formatCount(count, lang) });
  return (
    <section className="price-panel" aria-label={say.preview}>
      <h3>{say.preview}</h3>
      <p role="status">{preview === undefined ? say.previewNone : counted}</p>
      {preview && count > 0 && (
        <table className="price-table num">
          <caption className="sr-only">{say.preview}</caption>
          <thead>
            <tr>
              <th scope="col">{say.product}</th>
              <th scope="col">{say.before}</th>
              <th scope="col">{say.after}</th>
            </tr>
          </thead>
          {preview.products.map(({ id, name, prices }) => (
            <tbody key={id}>
              {prices.map(({ variant, price_cents: cents, campaign_cents: sale }) => (
                <tr key={variant}>
                  <th scope="row">
                    {name[lang]}
                    {variant !== '' && (
                      <span className="news-soft"> {names.packs[variant] ?? variant}</span>
                    )}
                  </th>
                  <td>{formatPrice(cents, lang)}</td>
                  <td>{sale < cents ? formatPrice(sale, lang) : say.unchanged}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {preview && count > preview.products.length && (
        <p>{fill(say.previewMore, { shown: formatCount(preview.products.length, lang) })}</p>
      )}
    </section>
  );
}
