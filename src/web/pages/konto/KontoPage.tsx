import { Suspense } from 'react';
import { href } from '../../../routes.ts';
import { useAccount } from '../../account/account-store.ts';
import { withPart } from '../../runtime/deferred.tsx';
import { Link } from '../../runtime/Link.tsx';
import { lazyWithRetry } from '../../runtime/lazy-with-retry.ts';
import type { PageHead, PageProps } from '../../runtime/page.ts';
import type { KontoCopy } from './de.ts';

/** Lazy, because both import the parser of replies, which a signed-out visitor doesn't need. */
const SignedIn = lazyWithRetry(
  async () => (await withPart(() => import('./SignedIn.tsx'))).SignedIn,
);
const ConfirmEmail = lazyWithRetry(
  async () => (await withPart(() => import('./ConfirmEmail.tsx'))).ConfirmEmail,
);

/** The customer's own page: orders and data. Who is signed in is known after hydration only. */
export function Page({ copy, lang }: PageProps<KontoCopy>) {
  const { status, session } = useAccount();
  return (
    <div className="wrap min-h-[70vh] pb-24">
      <div className="list-head">
        <h1 className="title">{copy.title}</h1>
      </div>
      <div className="border-t-[1.5px] border-ink pt-8">
        <Suspense>
          <ConfirmEmail copy={copy} lang={lang} />
        </Suspense>
        {status === 'loading' && <p className="note">{copy.loading} …</p>}
        {status === 'unknown' && (
          <p role="status" className="lead">
            {copy.unknown}
          </p>
        )}
        {status === 'signed-out' && (
          <>
            <p className="lead pb-6">{copy.signedOut}</p>
            <Link className="btn solid" href={href('auth', lang)}>
              {copy.signIn}
            </Link>
          </>
        )}
        {session && (
          <Suspense fallback={<p className="note">{copy.loading} …</p>}>
            <SignedIn session={session} copy={copy} lang={lang} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

export function head({ copy }: PageProps<KontoCopy>): PageHead {
  return { title: copy.title, description: copy.description };
}
