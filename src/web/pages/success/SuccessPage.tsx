import { rangeHref } from '#web/shop-facts.ts';
import './success.css';
import { Suspense, useEffect, useState } from 'react';
import { PLAIN_STATE_ATTRIBUTE, PLAIN_STATES } from '#contract/plain-success.ts';
import { CART_DIALOG_ID } from '#web/cart/drawer.ts';
import { Link } from '#web/runtime/Link.tsx';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import { documentTitle, type PageHead, type PageProps } from '#web/runtime/page.ts';
import { useSearch } from '#web/runtime/shown-hooks.ts';
import { useShop } from '#web/shop-context.ts';
import { opensDialog } from '#web/ui/dialog-control.ts';
import { BoughtPlaceholder } from './BoughtPlaceholder.tsx';
import { Steps } from './Steps.tsx';
import type { SuccessTexts } from './texts.ts';
import { type OrderState, useOrder } from './use-order.ts';

/** Loads while the server is asked for the order: it names products in the page's language. */
const OrderCard = lazyWithRetry(
  async () => (await withPart(() => import('./OrderCard.tsx'))).OrderCard,
);

/** Draws the products of the order, whose cards load with those of `OrderCard`. */
const ClosingBox = lazyWithRetry(async () => (await import('./ClosingBox.tsx')).ClosingBox);

/** `session_id` of the address; undefined until it can be read, null where there is none. */
function useSessionId(): string | null | undefined {
  const search = useSearch();
  const [id, setId] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is empty while hydrating, the address is not
  useEffect(() => setId(new URLSearchParams(location.search).get('session_id')), [search]);
  return id;
}

/**
 * Keeps the tab's title at what the page says; while that is not known, at what the document came with. A
 * task later, because a step to this page writes the title of its head first.
 */
function useTitle(title: string | undefined): void {
  const { settings } = useShop();
  useEffect(() => {
    if (title === undefined) return;
    const timer = setTimeout(() => {
      document.title = documentTitle({ title }, settings);
    });
    return () => clearTimeout(timer);
  }, [title, settings]);
}

/** Without a script: one block per state, of which the page server keeps the one that is true. */
function PlainStates({ texts, lang }: Omit<PageProps<SuccessTexts>, 'id'>) {
  return PLAIN_STATES.map((state) => {
    const { title, text } = headingOf(texts, state);
    return (
      <section key={state} {...{ [PLAIN_STATE_ATTRIBUTE]: state }}>
        <h1 className="h2">{title}</h1>
        <p className="lead success-text">{text}</p>
        <p className="pt-8">
          <a className="btn solid" href={rangeHref(lang)}>
            {texts.continue}
          </a>
        </p>
      </section>
    );
  });
}

function headingOf(texts: SuccessTexts, kind: OrderState['kind']) {
  return kind === 'paid' ? { title: texts.title, text: texts.thanks } : texts[kind];
}

/** After the payment page (docs/specification.md#29-after-payment): shows what the server knows. */
export function Page({ texts, lang }: PageProps<SuccessTexts>) {
  const [attempt, setAttempt] = useState(0);
  // Failures are ignored: showing them retries.
  useEffect(() => {
    for (const part of [OrderCard, ClosingBox]) part.load().catch(() => undefined);
  }, []);
  const state = useOrder(useSessionId(), attempt);
  const { title, text } = headingOf(texts, state.kind);
  useTitle(state.kind === 'checking' ? undefined : title);
  const order = 'order' in state && state.kind !== 'unpaid' ? state.order : undefined;
  return (
    <div className="wrap section success">
      {/* Browsers with a script don't parse it, and hydration skips it. */}
      <noscript>{import.meta.env.SSR && <PlainStates texts={texts} lang={lang} />}</noscript>
      <div className="success-live">
        <div role="status">
          {/* Each answer stands for itself: nothing of the one before has to move for it. */}
          <div key={state.kind}>
            <h1 className="h2">{title}</h1>
            <p className="lead success-text">{text}</p>
          </div>
        </div>
        {order?.number && (
          <p className="order-number">
            <span className="note">{texts.number}</span>
            <b className="wide">{order.number}</b>
            <Suspense fallback={<svg viewBox="0 0 159 113" aria-hidden="true" />}>
              <ClosingBox items={order.items} />
            </Suspense>
          </p>
        )}
      </div>
      {state.kind === 'paid' && state.promised && (
        <Steps texts={texts} lang={lang} paidAt={state.paidAt} promised={state.promised} />
      )}
      {order && (
        <Suspense fallback={<BoughtPlaceholder items={order.items} />}>
          <OrderCard order={order} texts={texts} />
        </Suspense>
      )}
      {state.kind !== 'checking' && (
        <div className="success-live flex flex-wrap gap-2">
          <Link className="btn solid" href={rangeHref(lang)}>
            {texts.continue}
          </Link>
          {state.kind === 'unpaid' && (
            <button type="button" className="btn" {...opensDialog(CART_DIALOG_ID)}>
              {texts.cart}
            </button>
          )}
          {state.kind === 'offline' && (
            <button type="button" className="btn" onClick={() => setAttempt(attempt + 1)}>
              {texts.retry}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

export function head({ texts }: PageProps<SuccessTexts>): PageHead {
  return { title: texts.checking.title, description: texts.description };
}
