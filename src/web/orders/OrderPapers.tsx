import { useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import type { AccountOrder } from '#contract/account-data.ts';
import { fill } from '#rules/fill.ts';

interface OrderPapersProps {
  readonly papers: NonNullable<AccountOrder['papers']>;
  readonly texts: Readonly<Record<'invoice' | 'correction' | 'pending' | 'failed', string>>;
  /** Fetches the file of a paper. */
  readonly onSave: (number: string) => Promise<ApiResult<null>>;
}

/** Invoices and corrections of an order, as files; one that is still drawn says so. */
export function OrderPapers({ papers, texts, onSave }: OrderPapersProps) {
  const [busy, setBusy] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (number: string) => {
    if (busy !== '') return;
    setBusy(number);
    setHasFailed(false);
    const reply = await onSave(number);
    setBusy('');
    setHasFailed(!reply.ok);
  };
  return (
    <>
      <ul>
        {papers
          .filter(({ state }) => state !== 'lost')
          .map(({ number, kind, state }) => (
            <li key={number}>
              {state === 'drawn' ? (
                <button
                  type="button"
                  className="link min-h-[44px]"
                  aria-busy={busy === number}
                  onClick={() => void save(number)}
                >
                  {fill(texts[kind], { number })}
                </button>
              ) : (
                <p className="flex min-h-[44px] items-center">{fill(texts.pending, { number })}</p>
              )}
            </li>
          ))}
      </ul>
      <p role="alert">{hasFailed && texts.failed}</p>
    </>
  );
}
