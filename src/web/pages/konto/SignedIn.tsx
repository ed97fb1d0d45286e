import { useCallback, useEffect, useState } from 'react';
import { API } from '../../../api-paths.ts';
import type { AccountSession } from '../../../contract/account.ts';
import { type AccountOrder, accountOrdersReply } from '../../../contract/account-data.ts';
import { href, type Lang } from '../../../routes.ts';
import { ConfirmDialog } from '../../account/confirm/ConfirmDialog.tsx';
import { getJson } from '../../api.ts';
import { Link } from '../../runtime/Link.tsx';
import { AccountData } from './AccountData.tsx';
import { Addresses } from './Addresses.tsx';
import type { KontoCopy } from './de.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { Security } from './Security.tsx';

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
    void getJson(API.accountOrders, accountOrdersReply).then((result) => {
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

export interface SignedInProps {
  readonly session: AccountSession;
  readonly copy: KontoCopy;
  readonly lang: Lang;
}

function Orders({ session, copy, lang }: SignedInProps) {
  const loading = useOrders(session.user.id);
  if (loading.state === 'loading') return <p className="note min-h-[64px]">{copy.loading} …</p>;
  if (loading.state === 'failed') {
    return (
      <div role="alert">
        <p className="pb-4">{copy.failed}</p>
        <button type="button" className="btn" onClick={loading.again}>
          {copy.again}
        </button>
      </div>
    );
  }
  if (loading.orders.length === 0) {
    return (
      <div>
        <p className="lead">{copy.noOrders}</p>
        <p className="pb-4 text-soft">{copy.noOrdersText}</p>
        <Link className="btn" href={href('produkte', lang)}>
          {copy.browse}
        </Link>
      </div>
    );
  }
  return (
    <>
      {loading.orders.map((order) => (
        <OrderDetails key={order.number} order={order} copy={copy} lang={lang} />
      ))}
      <Addresses orders={loading.orders} copy={copy} />
    </>
  );
}

/** Returns the step an administrator must take, or is advised to take. */
function adviceOf({ session, copy }: SignedInProps): string | undefined {
  if (session.missing) return copy.missing[session.missing];
  return session.isAdmin && !session.hasFactor ? copy.offered : undefined;
}

/** Orders, data and security of whoever is signed in. */
export function SignedIn(props: SignedInProps) {
  const { session, copy, lang } = props;
  const advice = adviceOf(props);
  return (
    <>
      {advice && (
        <p role="status" className="notice mb-8">
          {advice}
        </p>
      )}
      <div className="grid gap-x-[var(--gutter)] gap-y-14 md:grid-cols-12">
        <section aria-labelledby="orders" className="md:col-span-7">
          <h2 id="orders" className="h3 pb-4">
            {copy.orders}
          </h2>
          <Orders {...props} />
          {!session.user.emailVerified && (
            <p className="note max-w-[44em] pt-6">{copy.unverified}</p>
          )}
          <Security copy={copy} lang={lang} userId={session.user.id} />
        </section>
        <AccountData {...props} />
      </div>
      <ConfirmDialog />
    </>
  );
}
