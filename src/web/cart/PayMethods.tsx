import { usePart } from '../shop-context.ts';

/** Names the methods that the payment page will offer. */
export function PayMethods() {
  const { t, settings } = usePart();
  const names = { card: t('pay.card'), paypal: 'PayPal', klarna: 'Klarna' };
  const methods = settings.methods.map((method) => names[method]).join(', ');
  return <p className="note">{t('pay.methods', { methods })}</p>;
}
