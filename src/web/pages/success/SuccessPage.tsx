import './success.css';
import { useEffect, useState } from 'react';
import { PLAIN_STATE_ATTRIBUTE, PLAIN_STATES } from '../../../contract/plain-success.ts';
import { href } from '../../../routes.ts';
import { Link } from '../../runtime/Link.tsx';
import type { PageHead, PageProps } from '../../runtime/page.ts';
import { documentTitle } from '../../runtime/page-marks.ts';
import { useSearch } from '../../runtime/shown-hooks.ts';
import type { copy as german } from './de.ts';
import { OrderCard } from './OrderCard.tsx';
import { Steps } from './Steps.tsx';
import { type OrderState, useOrder } from './use-order.ts';

export type SuccessCopy = typeof german;

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
  useEffect(() => {
    if (title === undefined) return;
    const timer = setTimeout(() => {
      document.title = documentTitle({ title });
    });
    return () => clearTimeout(timer);
  }, [title]);
}

/** Without a script: one block per state, of which the page server keeps the one that is true. */
function PlainStates({ copy, lang }: Omit<PageProps<SuccessCopy>, 'id'>) {
  return PLAIN_STATES.map((state) => {
    const { title, text } = wordsOf(copy, state);
    return (
      <section key={state} {...{ [PLAIN_STATE_ATTRIBUTE]: state }}>
        <h1 className="h2">{title}</h1>
        <p className="lead success-text">{text}</p>
        <p className="pt-8">
          <a className="btn solid" href={href('produkte', lang)}>
            {copy.continue}
          </a>
        </p>
      </section>
    );
  });
}

function wordsOf(copy: SuccessCopy, kind: OrderState['kind']) {
  return kind === 'paid' ? { title: copy.title, text: copy.thanks } : copy[kind];
}

/** After the payment page (docs/specification.md#29-after-payment): shows what the server knows. */
export function Page({ copy, lang }: PageProps<SuccessCopy>) {
  const [attempt, setAttempt] = useState(0);
  const state = useOrder(useSessionId(), attempt);
  const words = wordsOf(copy, state.kind);
  useTitle(state.kind === 'checking' ? undefined : words.title);
  const order = 'order' in state && state.kind !== 'unpaid' ? state.order : undefined;
  return (
    <div className={`wrap section success ${order ? 'ordered' : ''}`}>
      {/* Browsers with a script don't parse it, and hydration skips it. */}
      <noscript>{import.meta.env.SSR && <PlainStates copy={copy} lang={lang} />}</noscript>
      <div className="success-live">
        <div role="status">
          {/* Each answer stands for itself: nothing of the one before has to move for it. */}
          <div key={state.kind}>
            <h1 className="h2">{words.title}</h1>
            <p className="lead success-text">{words.text}</p>
          </div>
        </div>
        {state.kind !== 'checking' && (
          <div className="flex flex-wrap gap-2 pt-8">
            <Link className="btn solid" href={href('produkte', lang)}>
              {copy.continue}
            </Link>
            {state.kind === 'offline' && (
              <button type="button" className="btn" onClick={() => setAttempt(attempt + 1)}>
                {copy.retry}
              </button>
            )}
          </div>
        )}
      </div>
      {order && <OrderCard order={order} copy={copy} />}
      {state.kind === 'paid' && <Steps copy={copy} lang={lang} paidAt={state.paidAt} />}
    </div>
  );
}

export function head({ copy }: PageProps<SuccessCopy>): PageHead {
  return { title: copy.checking.title, description: copy.description };
}
