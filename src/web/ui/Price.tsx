import type { ReactNode } from 'react';
import type { Price as PriceCents } from '#catalogue/types.ts';
import { href } from '#routes.ts';
import { bannerPercentOff, strikePrice } from '#rules/claims.ts';
import { formatPrice } from '#rules/money.ts';
import { Link } from '../runtime/Link.tsx';
import { type ShopContextValue, useShop } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';
import { priceText } from './unit-price-text.ts';

/** What prices include. In live mode it explains their star and leads to the shipping costs. */
export function priceNote({ t, lang, settings }: ShopContextValue): ReactNode {
  const tax = t('product.tax');
  const live = settings.live?.[lang];
  if (!live) return tax;
  return (
    <>
      {'* '}
      <Link className="link" href={href('shipping', lang)}>
        {shopFacts().vatPercent > 0 ? tax : live.noVat}
      </Link>
    </>
  );
}

/** Current price, with the earlier one struck through where that may be claimed. */
export function Price({ price, className = '' }: { price: PriceCents; className?: string }) {
  const shop = useShop();
  const { t, lang, settings } = shop;
  const strike = strikePrice(settings.mode, price);
  const now = priceText(price.priceCents, shop);
  if (!strike) return <span className={`price ${className}`}>{now}</span>;
  const original = formatPrice(strike.originalCents, lang);
  return (
    <span className={`price ${className}`}>
      <span className="sr">{t('product.sale', { price: now, original })}</span>
      <span aria-hidden="true">{now}</span>{' '}
      <s className="was" aria-hidden="true">
        {original}
      </s>
    </span>
  );
}

/** In live mode: what a struck-through price is (PAngV section 11). */
export function LowestNote({ className }: { readonly className: string }) {
  const { lang, settings } = useShop();
  const { lowest } = settings.live?.[lang] ?? {};
  return lowest && <span className={className}>{lowest}</span>;
}

/**
 * Percent off a reduced price as red text, filled where it is more than the shop takes off everything; and what the
 * struck-through price is. Nothing for a price without a reduction.
 */
export function Saving({ price }: { readonly price: PriceCents }) {
  const { lang, settings } = useShop();
  const strike = strikePrice(settings.mode, price);
  if (!strike) return null;
  // U+2212 is the minus of the figures; German sets a space before the percent sign.
  const text = `−${strike.percentOff}${lang === 'de' ? '\u00a0' : ''}%`;
  const isMore = strike.percentOff > (bannerPercentOff(settings.mode) ?? 0);
  return (
    <>
      <span className={isMore ? 'badge' : 'saving'}>{text}</span>
      <LowestNote className="note" />
    </>
  );
}
