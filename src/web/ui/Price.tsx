import type { Price as PriceCents } from '#catalogue/types.ts';
import { bannerPercentOff, strikePrice } from '#rules/claims.ts';
import { formatPrice } from '#rules/money.ts';
import { useShop } from '../shop-context.ts';

/** Current price, with the earlier one struck through where that may be claimed. */
export function Price({ price, className = '' }: { price: PriceCents; className?: string }) {
  const { t, lang, settings } = useShop();
  const strike = strikePrice(settings.mode, price);
  const now = formatPrice(price.priceCents, lang);
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

/**
 * Percent off a reduced price as red text; filled where it is more than the shop takes off everything.
 * Nothing for a price without a reduction.
 */
export function Saving({ price, className = '' }: { price: PriceCents; className?: string }) {
  const { lang, settings } = useShop();
  const strike = strikePrice(settings.mode, price);
  if (!strike) return null;
  // U+2212 is the minus of the figures; German sets a space before the percent sign.
  const text = `−${strike.percentOff}${lang === 'de' ? '\u00a0' : ''}%`;
  const isMore = strike.percentOff > (bannerPercentOff(settings.mode) ?? 0);
  return <span className={`${isMore ? 'badge' : 'saving'} ${className}`}>{text}</span>;
}
