import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { CampaignCollections, CampaignProducts, CampaignTag } from './CampaignGoods.tsx';
import { Field } from './Field.tsx';
import { type CampaignField, GOODS_KINDS, type TypedCampaign } from './typed-campaign.ts';

interface OfferProps extends DeskProps {
  readonly typed: TypedCampaign;
  /** True once the campaign has started. */
  readonly isFixed: boolean;
  readonly wrong: (field: CampaignField) => string | undefined;
  readonly onChange: (change: Partial<TypedCampaign>) => void;
}

/** Fields of an offer: goods, and their reduction or new prices. */
export function OfferFields({ typed, isFixed, wrong, onChange, texts, lang }: OfferProps) {
  const { campaignTexts: say } = texts.range;
  return (
    <>
      <fieldset className="desk-group is-stacked" disabled={isFixed}>
        <legend>{say.offer}</legend>
        <label className="desk-field">
          {say.kind}
          <select
            value={typed.kind}
            onChange={({ target }) =>
              onChange({ kind: target.value === 'prices' ? 'prices' : 'percent' })
            }
          >
            <option value="percent">{say.kinds.percent}</option>
            <option value="prices">{say.kinds.prices}</option>
          </select>
        </label>
        {typed.kind === 'percent' && (
          <>
            <Field label={say.percent} problem={wrong('percent')}>
              {(attributes) => (
                <input
                  {...attributes}
                  data-field="percent"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={7}
                  value={typed.percent}
                  onChange={({ target }) => onChange({ percent: target.value })}
                />
              )}
            </Field>
            <Field label={say.goods} problem={wrong('goods')}>
              {(attributes) => (
                <select
                  {...attributes}
                  data-field="goods"
                  value={typed.goods}
                  onChange={({ target }) => {
                    const goods = GOODS_KINDS.find((each) => each === target.value);
                    if (goods) onChange({ goods });
                  }}
                >
                  {GOODS_KINDS.map((each) => (
                    <option key={each} value={each}>
                      {say.goodsOf[each]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </>
        )}
      </fieldset>
      <fieldset className="campaign-goods" disabled={isFixed} aria-label={say.goods}>
        {typed.kind === 'percent' && typed.goods === 'collections' && (
          <CampaignCollections typed={typed} onChange={onChange} texts={texts} lang={lang} />
        )}
        {typed.kind === 'percent' && typed.goods === 'tag' && (
          <CampaignTag typed={typed} onChange={onChange} texts={texts} lang={lang} />
        )}
        {(typed.kind === 'prices' || typed.goods === 'products') && (
          <CampaignProducts typed={typed} onChange={onChange} texts={texts} lang={lang} />
        )}
        {typed.kind === 'prices' && wrong('prices') && (
          <p className="desk-wrong">{wrong('prices')}</p>
        )}
      </fieldset>
    </>
  );
}
