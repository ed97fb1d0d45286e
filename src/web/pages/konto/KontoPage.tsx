import type { AccountSession } from '../../../contract/account.ts';
import { href, type Lang } from '../../../routes.ts';
import { useAccount } from '../../account/account-store.ts';
import { Link } from '../../navigation/Link.tsx';
import type { PageHead, PageProps } from '../../page.ts';
import { AccountData } from './AccountData.tsx';
import { Addresses } from './Addresses.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import type { KontoCopy } from './de.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { useOrders } from './use-orders.ts';

interface SignedInProps {
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

function SignedIn(props: SignedInProps) {
  const { session, copy } = props;
  return (
    <div className="grid gap-x-[var(--gutter)] gap-y-14 md:grid-cols-12">
      <section aria-labelledby="orders" className="md:col-span-7">
        <h2 id="orders" className="h3 pb-4">
          {copy.orders}
        </h2>
        <Orders {...props} />
        {!session.user.emailVerified && <p className="note max-w-[44em] pt-6">{copy.unverified}</p>}
      </section>
      <AccountData {...props} />
    </div>
  );
}

/** The customer's own page: orders and data. Who is signed in is known after hydration only. */
export function Page({ copy, lang }: PageProps<KontoCopy>) {
  const { status, session } = useAccount();
  return (
    <div className="wrap min-h-[70vh] pb-24">
      <div className="list-head">
        <h1 className="title">{copy.title}</h1>
      </div>
      <div className="border-t-[1.5px] border-ink pt-8">
        <ConfirmEmail copy={copy} lang={lang} />
        {status === 'loading' && <p className="note">{copy.loading} …</p>}
        {status === 'signed-out' && (
          <>
            <p className="lead pb-6">{copy.signedOut}</p>
            <Link className="btn solid" href={href('auth', lang)}>
              {copy.signIn}
            </Link>
          </>
        )}
        {session && <SignedIn session={session} copy={copy} lang={lang} />}
      </div>
    </div>
  );
}

export function head({ copy }: PageProps<KontoCopy>): PageHead {
  return { title: copy.title, description: copy.description };
}
