import { useEffect, useId, useRef, useState } from 'react';
import type { DiscountCodeReply } from '../../contract/checkout.ts';
import type { CartItem } from '../../rules/cart.ts';
import { useAccount } from '../account/account-store.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { usePart } from '../shop-context.ts';
import { askSoldOut } from '../sold-out/follow-sold-out.ts';
import { closeToast, showToast } from '../toasts/toast-store.ts';
import { requestCheckout } from './checkout.ts';
import { dropEndedCode } from './ended-code.ts';
import { viewLine } from './line-view.ts';
import { sayPaid } from './settle-attempt.ts';

/** Remedy for the first line, or gift, that is sold out. */
const SOLD_OUT = '[data-sold-out] .cart-line-remove, .gift-colour [aria-invalid="true"]';

/**
 * The payment page is there by then, or it may never come: the visitor has stopped it, or it answered
 * with nothing. Asking again leads to the same page.
 */
const PAGE_COMES_MS = 5_000;

/** Messages of the browser itself. */
const OWN_SENTENCES: Readonly<Record<string, 'offline' | 'cart.changed'>> = {
  offline: 'offline',
  cart_changed: 'cart.changed',
};

export interface PayButtonProps {
  /** The cart and the code as they are shown: what is counted is what is sent. */
  readonly items: readonly CartItem[];
  readonly totalCents: number;
  readonly code: DiscountCodeReply | null;
  readonly cards: ReadCards;
  /** The cart holds what is sold out: pressing leads to the first of it instead. */
  readonly refused: boolean;
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
}

/** 'Jetzt Zahlen': to the payment page, or why not (docs/specification.md#8-errors). */
export function PayButton({
  items,
  totalCents,
  code,
  cards,
  refused,
  busy,
  onBusy,
}: PayButtonProps) {
  const { t, lang, settings } = usePart();
  const [failure, setFailure] = useState<
    Pick<PayButtonProps, 'items' | 'code'> & { why: string }
  >();
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const statusId = useId();
  // It speaks of the cart that was sent.
  const isCurrent = failure?.items === items && failure.code === code;
  const reason = isCurrent ? failure.why : '';

  // Coming back from the payment page may show this very page again, frozen while it was busy.
  useEffect(() => {
    const enable = (event: PageTransitionEvent) => event.persisted && onBusy(false);
    addEventListener('pageshow', enable);
    return () => removeEventListener('pageshow', enable);
  }, [onBusy]);

  useEffect(() => {
    if (reason) status.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);

  const pay = async () => {
    if (busy) return;
    if (refused) {
      const drawer = button.current?.closest('dialog');
      drawer?.querySelector<HTMLElement>(SOLD_OUT)?.focus();
      return;
    }
    onBusy(true);
    setFailure(undefined);
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
        aria-disabled={refused}
        aria-describedby={statusId}
        onClick={pay}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {t('cart.pay')}
      </button>
      <p ref={status} id={statusId} className="error" role="status">
        {refused ? t('cart.soldOutPay') : reason}
      </p>
    </div>
  );
}
