import type { Price } from '#catalogue/types.ts';
import { mayGive, strikePrice } from '#rules/claims.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { formatPrice } from '#rules/money.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { LowestNote, priceNote } from '#web/ui/Price.tsx';
import { priceText } from '#web/ui/unit-price-text.ts';
import type { BlockProps } from '../block.ts';

function PackPrice({ price }: { readonly price: Price }) {
  const shop = useShop();
  const { t, lang, settings } = shop;
  const strike = strikePrice(settings.mode, price);
  const now = priceText(price.priceCents, shop);
  if (!strike) return <span className="pack-price">{now}</span>;
  const original = formatPrice(strike.originalCents, lang);
  return (
    <span className="pack-price">
      <span className="sr">{t('product.sale', { price: now, original })}</span>
      <span aria-hidden="true">{now}</span>
      <span className="pack-was" aria-hidden="true">
        <s>{original}</s>
        {'\u2002'}
        <span className="saving">{`−${strike.percentOff}${lang === 'de' ? '\u00a0' : ''}%`}</span>
      </span>
    </span>
  );
}

/** EINZEL, DUO PACK, TRIO as native radio buttons: they answer before any script has run. */
export function PackCards({ data, column }: BlockProps) {
  const { packs = [], packWords: words } = data;
  const shop = useShop();
  const { settings } = shop;
  const soldOut = useSoldOut();
  return (
    <fieldset className="packs">
      <legend className="sr">{words?.label}</legend>
      {packs.map((pack) => {
        const { id, label, tagline, gifts, pieces, badge } = pack;
        const gone = soldOut[itemIdOf({ productId: data.id, pack: id })];
        const mayName = gifts.every((each) => mayGive(settings.mode, each, data.given));
        const gift = mayName ? pack.giftLine : undefined;
        return (
          <label key={id} className="pack">
            <input
              type="radio"
              name="pack"
              value={id}
              className="pack-ring"
              checked={id === column.pack}
              aria-disabled={gone ? true : undefined}
              onChange={() => !gone && column.step('pack', id)}
            />
            <span>
              <span className="pack-name">{label}</span>
              {tagline && <span className="pack-line">{tagline}</span>}
              {gift && <span className="pack-line">{`+ ${gift}`}</span>}
              {strikePrice(settings.mode, pack) && <LowestNote className="pack-line" />}
              {!tagline && !gift && pieces === 1 && data.colours && (
                <span className="pack-line">{words?.oneColour}</span>
              )}
            </span>
            {gone ? <span className="pack-price">{gone}</span> : <PackPrice price={pack} />}
            {badge && !gone && <span className="badge ink pack-flag">{words?.badges[badge]}</span>}
          </label>
        );
      })}
      <p className="note">{priceNote(shop)}</p>
    </fieldset>
  );
}
