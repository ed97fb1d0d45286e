import type { CheckoutPreview, OrderItem } from '#contract/checkout.ts';
import { deliveryDates, formatDayRange } from '#rules/delivery.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { NO_VAT } from '#rules/no-vat.ts';
import { CART_DIALOG_ID } from '#web/cart/drawer.ts';
import { useShop } from '#web/shop-context.ts';
import { opensDialog } from '#web/ui/dialog-control.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { KasseTexts } from './texts.ts';

/** Title of the summary, with the way back into the cart. */
export function SummaryHead({ texts }: { readonly texts: KasseTexts }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 id="order-title" className="h3" tabIndex={-1}>
        {texts.order}
      </h2>
      <button type="button" className="link min-h-11" {...opensDialog(CART_DIALOG_ID)}>
        {texts.change}
      </button>
    </div>
  );
}

interface SummaryProps {
  readonly preview: CheckoutPreview;
  readonly texts: KasseTexts;
  /** Unit prices in cents that the shopper was shown before they changed, by `goodsKey`. */
  readonly former: ReadonlyMap<string, number | undefined>;
}

/** The price that was shown before, struck through; the new one follows. */
function FormerPrice(props: { readonly cents: number | undefined; readonly texts: KasseTexts }) {
  const { cents, texts } = props;
  const { lang } = useShop();
  if (cents === undefined) return null;
  return (
    <>
      <span className="sr">{texts.before} </span>
      <s>{formatPrice(cents, lang)}</s> <span className="sr">{texts.now} </span>
    </>
  );
}

const picturesOf = ({ image, images = image ? [image] : [] }: OrderItem) => images;

/** Lines, delivery and sums of an order, as the server has priced them. */
export function Summary({ preview, texts, former }: SummaryProps) {
  const { lang } = useShop();
  const price = (cents: number) => formatPrice(cents, lang);
  const { deliveryFrom, deliveryTo } = deliveryDates(Date.parse(preview.at), preview.promised);
  const rows = [
    [texts.subtotal, price(preview.subtotal)],
    ...(preview.discount > 0 ? [[texts.discount, price(-preview.discount)]] : []),
    [texts.shipping, preview.shipping === 0 ? texts.free : price(preview.shipping)],
    preview.vat_percent > 0
      ? [fill(texts.vat, { percent: preview.vat_percent }), price(preview.vat)]
      : [texts.tax, NO_VAT[lang]],
    [texts.arrival, formatDayRange(deliveryFrom, deliveryTo, lang)],
  ];
  return (
    <>
      <ul className="border-t-[1.5px] border-ink">
        {preview.items.map((item) => (
          <li
            key={`${item.id} ${item.variant}`}
            className="grid grid-cols-[72px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4"
          >
            <span className="grid aspect-square auto-cols-fr grid-flow-col place-items-center gap-0.5 overflow-hidden bg-ground">
              {picturesOf(item).map((picture) => (
                <img
                  key={picture}
                  className="size-full object-cover"
                  src={picture}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                />
              ))}
              {!item.image && <MoreIcon name="gift" />}
            </span>
            <p className="min-w-0">
              <b className="name block">{item.name}</b>
              {item.variant && <span className="block">{item.variant}</span>}
              {item.material && (
                <span className="note block">{item.material.replaceAll(' %', '\u00a0%')}</span>
              )}
              <span className="note num block">
                {item.quantity} × <FormerPrice cents={former.get(item.key ?? '')} texts={texts} />
                {item.gift ? texts.gift : price(item.unit_amount)}
              </span>
            </p>
            <b className="price num">{price(item.amount)}</b>
          </li>
        ))}
      </ul>
      <dl className="num grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="name flex justify-between gap-4 text-[1.25rem]">
          <dt>{texts.total}</dt>
          <dd>{price(preview.amount)}</dd>
        </div>
      </dl>
    </>
  );
}
