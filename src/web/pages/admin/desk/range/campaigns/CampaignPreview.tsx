import { useEffect, useState } from 'react';
import {
  type DeskCampaignPreview,
  deskCampaignPreview,
} from '../../../../../../contract/desk-campaigns.ts';
import { DESK_API } from '../../../../../../desk-paths.ts';
import { formatPrice } from '../../../../../../rules/money.ts';
import { sendJson } from '../../../../../api.ts';
import { formatCount } from '../../../../../i18n/amounts.ts';
import { fill } from '../../../../../i18n/translate.ts';
import type { DeskProps } from '../../texts.ts';
import { PriceTable } from '../PriceTable.tsx';
import type { Offer } from './typed-campaign.ts';

const TYPING_MS = 300;

interface PreviewProps extends DeskProps {
  /** Undefined while it can't be read. */
  readonly offer: Offer | undefined;
}

/** Prices that an offer gives, as the shop computes them; undefined while there are none for it. */
function usePreview(offer: Offer | undefined): DeskCampaignPreview | undefined {
  const [answer, setAnswer] = useState<{ sent: string; preview: DeskCampaignPreview }>();
  const sent = offer ? JSON.stringify({ offer }) : '';
  useEffect(() => {
    if (sent === '') return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const reply = await sendJson(
        DESK_API.deskCampaignPreview,
        JSON.parse(sent),
        deskCampaignPreview,
      );
      if (wanted && reply.ok) setAnswer({ sent, preview: reply.data });
    }, TYPING_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [sent]);
  return sent !== '' && answer?.sent === sent ? answer.preview : undefined;
}

/** Every price that gets lower, with the present one. */
export function CampaignPreview({ offer, texts, lang }: PreviewProps) {
  const { campaignTexts: say, priceTexts } = texts.range;
  const preview = usePreview(offer);
  const count = preview?.count ?? 0;
  const counted =
    count === 1 ? say.previewOne : fill(say.previewCount, { count: formatCount(count, lang) });
  return (
    <section className="price-panel" aria-label={say.preview}>
      <h3>{say.preview}</h3>
      <p role="status">{preview === undefined ? say.previewNone : counted}</p>
      {preview && count > 0 && (
        <PriceTable texts={texts} caption={say.preview}>
          {preview.products.map(({ id, name, prices }) => (
            <tbody key={id}>
              {prices.map(({ variant, price_cents: cents, campaign_cents: sale }) => (
                <tr key={variant}>
                  <th scope="row">
                    {name[lang]}
                    {variant !== '' && (
                      <span className="news-soft"> {priceTexts.packs[variant]}</span>
                    )}
                  </th>
                  <td>{formatPrice(cents, lang)}</td>
                  <td>{sale < cents ? formatPrice(sale, lang) : priceTexts.unchanged}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </PriceTable>
      )}
      {preview && count > preview.products.length && (
        <p>{fill(say.previewMore, { shown: formatCount(preview.products.length, lang) })}</p>
      )}
    </section>
  );
}
