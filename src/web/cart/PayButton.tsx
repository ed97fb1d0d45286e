import { useEffect, useId, useRef, useState } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import type { DiscountCodeReply } from '#contract/checkout.ts';
import { href } from '#routes.ts';
import type { CartItem } from '#rules/cart.ts';
import { isDemo } from '#rules/claims.ts';
import { missingToPayCents } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { navigate } from '../runtime/navigate.ts';
import { usePart } from '../shop-context.ts';
import { changeCart } from './cart-store.ts';
import { type ChangedLine, changedLines, priceChangesKey, priceSources } from './line-prices.ts';
import { viewLine } from './line-view.ts';
import { startPayment } from './start-payment.ts';

/** Remedy for the first line, or gift, that is sold out. */
const SOLD_OUT = '[data-sold-out] .cart-line-remove, .gift-colour [aria-invalid="true"]';

/** Note of a changed price. */
const CHANGED = '.price-note';
/** Elsewhere the sum may lie over it. */
const MIDDLE = { block: 'center' } as const;

interface PayButtonProps {
  /** The cart and the code as they are shown: what is counted is what is sent. */
  readonly items: readonly CartItem[];
  readonly totalCents: number;
  readonly code: DiscountCodeReply | null;
  readonly cards: ReadCards;
  /** Prices that the shopper has not accepted, and what is gone. */
  readonly changed: readonly ChangedLine[];
  /** The cart holds what is sold out: pressing leads to the first of it instead. */
  readonly refused: boolean;
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
}

/**
 * 'Jetzt Zahlen': to the payment page, or why not (docs/specification.md#8-errors). A live shop's 'Zur Kasse' leads to
 * `/kasse`.
 */
export function PayButton(props: PayButtonProps) {
  const { items, totalCents, code, cards, changed, refused, busy, onBusy } = props;
  const { t, lang, settings } = usePart();
  const leadsOn = !isDemo(settings.mode);
  const label = t(leadsOn ? 'cart.checkout' : 'cart.pay');
  const [failure, setFailure] = useState<
    Pick<PayButtonProps, 'items' | 'code'> & { why: string }
  >();
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const statusId = useId();
  // It speaks of the cart that was sent.
  const isCurrent = failure?.items === items && failure.code === code;
  const changes = priceChangesKey(changed);
  // Changed prices that a first press has pointed out; the next one accepts them.
  const [pointedOut, setPointedOut] = useState('');
  const isAccepting = changes !== '' && changes === pointedOut;
  const missing = missingToPayCents(totalCents);
  const tooSmall = missing > 0 && t('cart.tooSmall', { amount: formatPrice(missing, lang) });
  const reason = isCurrent
    ? failure.why
    : isAccepting
      ? t('cart.pricesSeen', { button: label })
      : '';

  // Coming back from the payment page may show this very page again, frozen while it was busy.
  useEffect(() => {
    const enable = (event: PageTransitionEvent) => event.persisted && onBusy(false);
    addEventListener('pageshow', enable);
    return () => removeEventListener('pageshow', enable);
  }, [onBusy]);

  useEffect(() => {
    if (reason) status.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);

  const hasGone = changed.some(({ price }) => price === 'gone');
  const pay = async () => {
    if (busy) return;
    if (refused) {
      const drawer = button.current?.closest('dialog');
      const remedy = drawer?.querySelector<HTMLElement>(SOLD_OUT);
      remedy?.focus({ preventScroll: true });
      remedy?.scrollIntoView(MIDDLE);
      return;
    }
    if (tooSmall) return;
    setFailure(undefined);
    if (changes !== '' && !isAccepting) {
      setPointedOut(changes);
      button.current?.closest('dialog')?.querySelector(CHANGED)?.scrollIntoView(MIDDLE);
      return;
    }
    // Stored as accepted: nothing is sent at a price that the drawer hasn't shown.
    if (isAccepting) changeCart(() => items);
    if (leadsOn) {
      navigate(href('checkout', lang));
      return;
    }
    const email = useAccount.getState().session?.user.email;
    const refusal = await startPayment(
      { items, totalCents, lang, email, methods: settings.methods, code },
      onBusy,
      (line) => viewLine(line, cards, lang).title,
    );
    if (refusal?.lines) setPointedOut(priceChangesKey(changedLines(items, priceSources(cards))));
    if (refusal?.why) setFailure({ items, code, why: refusal.why });
  };

  return (
    <div className="grid gap-2">
      <button
        ref={button}
        type="button"
        className="btn signal w-full"
        aria-busy={busy}
        aria-disabled={refused || !!tooSmall}
        aria-describedby={statusId}
        onClick={pay}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {label}
      </button>
      <p
        ref={status}
        id={statusId}
        className={isCurrent || refused || tooSmall ? 'error' : 'note text-ink'}
        role="status"
      >
        {refused ? t(hasGone ? 'cart.gonePay' : 'cart.soldOutPay') : tooSmall || reason}
      </p>
    </div>
  );
}
