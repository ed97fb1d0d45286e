import { Suspense, useEffect, useState } from 'react';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { Link } from '#web/runtime/Link.tsx';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { rangeHref } from '#web/shop-facts.ts';
import { NoScript } from '#web/ui/NoScript.tsx';
import type de from './de.json';
import { shownState } from './order-state.ts';
import { useOrderPage } from './use-order-page.ts';

/** Loads while the server is asked for the order. */
const OrderBody = lazyWithRetry(
  async () => (await withPart(() => import('./OrderBody.tsx'))).OrderBody,
);

/** The page that every mail about an order links (docs/specification.md#29-after-payment). */
export function Page({ texts, lang }: PageProps<typeof de>) {
  const [attempt, setAttempt] = useState(0);
  // Failures are ignored: showing it retries.
  useEffect(() => void OrderBody.load().catch(() => undefined), []);
  const state = useOrderPage(lang, attempt);
  const order = state.kind === 'read' ? state.order : undefined;
  const said = order ? texts.states[shownState(order)] : texts[state.kind as 'checking'];
  return (
    <div className="wrap section min-h-screen" aria-busy={state.kind === 'checking'}>
      <NoScript text={texts.noScript} />
      <div role="status">
        <div key={order ? shownState(order) : state.kind}>
          {order?.number && (
            <p className="note pb-2">{fill(texts.order, { number: order.number })}</p>
          )}
          <h1 className="page-title max-w-[11em] text-[clamp(min(2.75rem,11vw),6vw,6rem)]">
            {said.title}
          </h1>
          <p className="lead max-w-[34em] pt-6">{said.text}</p>
        </div>
      </div>
      {order && state.kind === 'read' && (
        <Suspense>
          <OrderBody order={order} texts={texts} lang={lang} token={state.token} />
        </Suspense>
      )}
      {(state.kind === 'invalid' || state.kind === 'offline') && (
        <div className="flex flex-wrap gap-2 pt-8">
          {state.kind === 'offline' && (
            <button type="button" className="btn solid" onClick={() => setAttempt(attempt + 1)}>
              {texts.again}
            </button>
          )}
          <Link className="btn" href={`${href('help', lang)}#kontakt`}>
            {texts.write}
          </Link>
          <Link className="btn" href={rangeHref(lang)}>
            {texts.shop}
          </Link>
        </div>
      )}
    </div>
  );
}

export function head({ texts }: PageProps<typeof de>): PageHead {
  return { title: texts.title, description: texts.description };
}
