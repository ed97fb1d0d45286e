import { usePart } from '#web/shop-context.ts';
import type { Reason } from './use-preview.ts';

/** Says why a cart can't be ordered, and names the lines concerned. */
export function Refusal({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { t } = usePart();
  const textOf = ({ line, state, sentence }: Reason) => {
    const said = {
      sold_out: t('product.soldOut'),
      gone: t('cart.gone'),
      gift_sold_out: t('cart.giftSoldOut'),
      price: sentence,
      none: sentence || t('offline'),
    }[state ?? 'none'];
    return line ? `${line.name}: ${said}` : said;
  };
  const has = (state: Reason['state']) => reasons.some((reason) => reason.state === state);
  return (
    <div className="error" role="alert">
      {reasons.map((reason) => (
        <p key={textOf(reason)}>{textOf(reason)}</p>
      ))}
      {has('sold_out') && <p>{t('cart.soldOutPay')}</p>}
      {has('gone') && <p>{t('cart.gonePay')}</p>}
    </div>
  );
}
