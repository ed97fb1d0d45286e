import './success.css';
import { useEffect, useState } from 'react';
import { DISPATCH_WORKING_DAYS } from '../../../catalogue/facts.ts';
import { href } from '../../../routes.ts';
import { fill } from '../../i18n/translate.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSearch } from '../../navigation/shown-hooks.ts';
import type { PageHead, PageProps } from '../../page.ts';
import type { copy as german } from './de.ts';
import { OrderCard } from './OrderCard.tsx';
import { useOrder } from './use-order.ts';

export type SuccessCopy = typeof german;

/** Payment processed, order prepared, shipping soon. */
function Steps({ copy }: { readonly copy: SuccessCopy }) {
  const days = `${DISPATCH_WORKING_DAYS.from}-${DISPATCH_WORKING_DAYS.to}`;
  return (
    <ol className="steps">
      {copy.steps.map(({ title, text }) => (
        <li key={title}>
          <h2 className="h3">{fill(title, { days })}</h2>
          <p className="pt-1.5 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** `session_id` of the address; undefined until it can be read, null where there is none. */
function useSessionId(): string | null | undefined {
  const search = useSearch();
  const [id, setId] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is empty while hydrating, the address is not
  useEffect(() => setId(new URLSearchParams(location.search).get('session_id')), [search]);
  return id;
}

/** After the payment page (spec section 2, decision 11): shows what the server knows. */
export function Page({ copy, lang }: PageProps<SuccessCopy>) {
  const [attempt, setAttempt] = useState(0);
  const state = useOrder(useSessionId(), attempt);
  const isPaid = state.kind === 'paid';
  const words = isPaid ? { title: copy.title, text: copy.thanks } : copy[state.kind];
  const order = 'order' in state && state.kind !== 'unpaid' ? state.order : undefined;
  return (
    <div className="wrap section success">
      <div>
        <div role="status">
          {/* Each answer stands for itself: nothing of the one before has to move for it. */}
          <div key={state.kind}>
            <h1 className="h2">{words.title}</h1>
            <p className="lead success-text">{words.text}</p>
          </div>
        </div>
        {isPaid && <Steps copy={copy} />}
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
    </div>
  );
}

export function head({ copy }: PageProps<SuccessCopy>): PageHead {
  return { title: copy.title, description: copy.description };
}
