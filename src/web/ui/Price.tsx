import type { Price as PriceCents } from '../../catalogue/types.ts';
import { strikePrice } from '../../rules/claims.ts';
import { formatPrice } from '../../rules/money.ts';
import { useShop } from '../shop-context.ts';

/** What something costs; red and with the earlier price struck through where that may be claimed. */
export function Price({ price, className = '' }: { price: PriceCents; className?: string }) {
  const { t, lang, settings } = useShop();
  const strike = strikePrice(settings.mode, price);
  const now = formatPrice(price.priceCents, lang);
  if (!strike) return <span className={`price ${className}`}>{now}</span>;
  const original = formatPrice(strike.originalCents, lang);
  return (
    <span className={`price sale ${className}`}>
      <span className="sr">{t('product.sale', { price: now, original })}</span>
      <span aria-hidden="true">{now}</span>{' '}
      <s className="was" aria-hidden="true">
        {original}
      </s>
    </span>
  );
}

/** The percent badge of a reduced price, or nothing. */
export function SaleBadge({ price, className = '' }: { price: PriceCents; className?: string }) {
  const { lang, settings } = useShop();
  const strike = strikePrice(settings.mode, price);
  if (!strike) return null;
  // U+2212 is the minus of the figures; German sets a space before the percent sign.
  const text = `−${strike.percentOff}${lang === 'de' ? '\u00a0' : ''}%`;
  return <span className={`badge ${className}`}>{text}</span>;
}
