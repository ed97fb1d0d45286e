import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { type AccountOrder, accountOrdersReply } from '#contract/account-data.ts';
import type { AccountSession } from '#contract/account-session.ts';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import { ConfirmDialog } from '#web/account/ConfirmDialog.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { rangeHref } from '#web/shop-facts.ts';
import { AccountData } from './AccountData.tsx';
import { Addresses } from './Addresses.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { Security } from './Security.tsx';
import type { KontoTexts } from './texts.ts';

type OrdersState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly orders: readonly AccountOrder[] };

/** The orders of the signed-in customer; asked for again when another one signs in. */
function useOrders(userId: string): OrdersState {
  const [orders, setOrders] = useState<readonly AccountOrder[]>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer has other orders
  const load = useCallback(() => {
    let current = true;
    setFailed(false);
    setOrders(undefined);
    void callApi('GET /api/account/orders', {}, accountOrdersReply).then((result) => {
      if (!current) return;
      if (result.ok) setOrders(result.data.orders);
      else setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [userId]);
  useEffect(load, [load]);
  if (failed) return { state: 'failed', again: load };
  return orders ? { state: 'ready', orders } : { state: 'loading' };
}

interface SignedInProps {
  readonly session: AccountSession;
  readonly texts: KontoTexts;
  readonly lang: Lang;
}

function Orders({ session, texts, lang }: SignedInProps) {
  const loading = useOrders(session.user.id);
  if (loading.state === 'loading') return <p className="note min-h-[64px]">{texts.loading} …</p>;
  if (loading.state === 'failed') {
    return (
      <div role="alert">
        <p className="pb-4">{texts.failed}</p>
        <button type="button" className="btn" onClick={loading.again}>
          {texts.again}
        </button>
      </div>
    );
  }
  if (loading.orders.length === 0) {
    return (
      <div>
        <p className="lead">{texts.noOrders}</p>
        <p className="pb-4 text-soft">{texts.noOrdersText}</p>
        <Link className="btn" href={rangeHref(lang)}>
          {texts.browse}
        </Link>
      </div>
    );
  }
  return (
    <>
      {loading.orders.map((order) => (
        <OrderDetails key={order.number} order={order} texts={texts} lang={lang} />
      ))}
      <Addresses orders={loading.orders} texts={texts} />
    </>
  );
}

/** Returns the step an administrator must take, or is advised to take. */
function adviceOf({ session, texts }: SignedInProps): string | undefined {
  if (session.missing) return texts.missing[session.missing];
  if (session.temporaryPassword) return texts.temporary;
  return session.isAdmin && !session.hasFactor ? texts.offered : undefined;
}

/** Parts of the page in which an administrator does what is missing. */
const PLACES = { password: 'data', factor: 'sicherheit' } as const;

/** Orders, data and security of whoever is signed in. */
export function SignedIn(props: SignedInProps) {
  const { session, texts, lang } = props;
  const advice = adviceOf(props);
  const { missing } = session;
  return (
    <>
      {advice && (
        <p role="status" className="notice mb-8">
          {advice}{' '}
          {missing && (
            <a className="link" href={`#${PLACES[missing]}`}>
              {texts.toPlace}
            </a>
          )}
        </p>
      )}
      <div className="grid gap-x-[var(--gutter)] gap-y-14 md:grid-cols-12">
        <section aria-labelledby="orders" className="md:col-span-7">
          <h2 id="orders" className="h3 pb-4">
            {texts.orders}
          </h2>
          <Orders {...props} />
          {!session.user.emailVerified && (
            <p className="note max-w-[44em] pt-6">{texts.unverified}</p>
          )}
          <Security texts={texts} lang={lang} userId={session.user.id} />
          {session.role && !missing && (
            <Link className="btn mt-8" href={localized(BACK_OFFICE, lang)}>
              {texts.toBackOffice}
            </Link>
          )}
        </section>
        <AccountData {...props} />
      </div>
      <ConfirmDialog />
    </>
  );
}
