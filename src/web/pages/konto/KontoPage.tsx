import { Suspense } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import { href } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import { withPart } from '#web/runtime/lazy-part.tsx';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import type { KontoTexts } from './texts.ts';

/** Lazy, because both import the parser of replies, which a signed-out visitor doesn't need. */
const SignedIn = lazyWithRetry(
  async () => (await withPart(() => import('./SignedIn.tsx'))).SignedIn,
);
const ConfirmEmail = lazyWithRetry(
  async () => (await withPart(() => import('./ConfirmEmail.tsx'))).ConfirmEmail,
);

/** The customer's own page: orders and data. Who is signed in is known after hydration only. */
export function Page({ texts, lang }: PageProps<KontoTexts>) {
  const { status, session } = useAccount();
  return (
    <div className="wrap min-h-[70vh] pb-24">
      <div className="list-head">
        <h1 className="page-title">{texts.title}</h1>
      </div>
      <div className="border-t-[1.5px] border-ink pt-8">
        <Suspense>
          <ConfirmEmail texts={texts} lang={lang} />
        </Suspense>
        {status === 'loading' && <p className="note">{texts.loading} …</p>}
        {status === 'unknown' && (
          <p role="status" className="lead">
            {texts.unknown}
          </p>
        )}
        {status === 'signed-out' && (
          <>
            <p className="lead pb-6">{texts.signedOut}</p>
            <Link className="btn solid" href={signInAddress(lang, href('account', lang))}>
              {texts.signIn}
            </Link>
          </>
        )}
        {session && (
          <Suspense fallback={<p className="note">{texts.loading} …</p>}>
            <SignedIn session={session} texts={texts} lang={lang} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

export function head({ texts }: PageProps<KontoTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}
