import { useEffect, useId, useRef, useState } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import type { DiscountCodeReply } from '#contract/checkout.ts';
import type { CartItem } from '#rules/cart.ts';
import { missingToPayCents } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { usePart } from '../shop-context.ts';
import { askSoldOut } from '../sold-out/follow-sold-out.ts';
import { closeToast, showToast } from '../toasts/toast-store.ts';
import { changeCart } from './cart-store.ts';
import { requestCheckout } from './checkout.ts';
import { dropEndedCode } from './ended-code.ts';
import {
  type ChangedLine,
  changedLines,
  keepTold,
  priceChangesKey,
  priceSources,
} from './line-prices.ts';
import { viewLine } from './line-view.ts';
import { sayPaid } from './settle-attempt.ts';

/** Remedy for the first line, or gift, that is sold out. */
const SOLD_OUT = '[data-sold-out] .cart-line-remove, .gift-colour [aria-invalid="true"]';

/**
 * The payment page is there by then, or it may never come: the visitor has stopped it, or it answered
 * with nothing. Asking again leads to the same page.
 */
const PAGE_COMES_MS = 5_000;

/** Note of a changed price. */
const CHANGED = '.price-note';
/** Elsewhere the sum may lie over it. */
const MIDDLE = { block: 'center' } as const;

/** Messages of the browser itself. */
const OWN_SENTENCES: Readonly<Record<string, 'offline' | 'cart.changed'>> = {
  offline: 'offline',
  cart_changed: 'cart.changed',
};

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

/** 'Jetzt Zahlen': to the payment page, or why not (docs/specification.md#8-errors). */
export function PayButton(props: PayButtonProps) {
  const { items, totalCents, code, cards, changed, refused, busy, onBusy } = props;
  const { t, lang, settings } = usePart();
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
  const reason = isCurrent ? failure.why : isAccepting ? t('cart.pricesSeen') : '';

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
    onBusy(true);
    const email = useAccount.getState().session?.user.email;
    let starting = 0;
    const outcome = await requestCheckout(
      { items, totalCents, lang, email, methods: settings.methods, code },
      () => {
        starting = showToast({ title: t('pay.start'), text: t('pay.forward') });
      },
    );
    if (outcome.ok) {
      location.assign(outcome.url);
      setTimeout(() => onBusy(false), PAGE_COMES_MS);
      return;
    }
    onBusy(false);
    if (outcome.code === 'already_paid') {
      closeToast(starting);
      void sayPaid();
      return;
    }
    if (outcome.lines) {
      keepTold(items, outcome.lines);
      const now = priceChangesKey(changedLines(items, priceSources(cards)));
      setPointedOut(now);
      if (outcome.lines.some(({ state }) => state !== 'price')) void askSoldOut();
      // The lines say it themselves.
      if (outcome.lines.some(({ state }) => state === 'price' || state === 'gone')) return;
    }
    if (outcome.code === 'sold_out') void askSoldOut();
    dropEndedCode(outcome.code, outcome.message);
    if (outcome.code === 'no_url') console.warn(t('pay.noUrl'));
    const line = items[outcome.item ?? -1];
    const own = OWN_SENTENCES[outcome.code];
    const sentence = own ? t(own) : outcome.message;
    setFailure({
      items,
      code,
      why: line ? `${viewLine(line, cards, lang).title}: ${sentence}` : sentence,
    });
    // Nothing is starting any more.
    closeToast(starting);
    showToast({ title: t('pay.error'), text: t('pay.failed'), tone: 'destructive' });
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
        {t('cart.pay')}
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
