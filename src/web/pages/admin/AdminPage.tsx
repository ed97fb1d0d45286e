import { useEffect } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import { href } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import './admin.css';
import './admin-panels.css';
import './desk.css';
import './desk-orders.css';
import './desk-range.css';
import './forced.css';
import { Dashboard } from './Dashboard.tsx';
import { deny, followShop, useLive } from './live-store.ts';
import type { AdminTexts } from './texts.ts';

export function head({ texts }: HeadProps<AdminTexts>): PageHead {
  return { title: texts.title, description: texts.description };
}

/**
 * Follows the shop while an admin has the page open, or while the server can't be asked who has. Who is
 * none, by the account store, is not even asked about; the server decides all the same.
 */
function useShopFollowed(): void {
  // One value, so that the numbers stay when the login is read after them.
  const who = useAccount(({ session, status }) => {
    if ((session?.isAdmin && !session.missing) || status === 'unknown') return 'follower';
    return status === 'loading' ? 'loading' : 'stranger';
  });
  useEffect(() => {
    if (who === 'follower') return followShop();
    if (who === 'stranger') deny();
    return undefined;
  }, [who]);
}

/** `/admin`: the numbers for admins, a plain refusal for everybody else. */
export function Page({ texts, lang }: PageProps<AdminTexts>) {
  const phase = useLive((state) => state.phase);
  const signedIn = useAccount(({ status }) => status === 'signed-in');
  const missing = useAccount(({ session }) => session?.missing ?? null);
  useShopFollowed();
  if (phase !== 'denied') return <Dashboard texts={texts} lang={lang} />;
  if (missing) {
    return (
      <section className="denied wrap" role="alert">
        <h1 className="title">{texts.missingTitle}</h1>
        <p className="lead">{texts.missing[missing]}</p>
        <p className="denied-ways">
          <Link className="btn solid" href={href('account', lang)}>
            {texts.toAccount}
          </Link>
        </p>
      </section>
    );
  }
  return (
    <section className="denied wrap" role="alert">
      <h1 className="title">{texts.denied}</h1>
      <p className="lead">{texts.deniedText}</p>
      <p className="denied-ways">
        <Link className="btn solid" href={href('home', lang)}>
          {texts.back}
        </Link>
        {!signedIn && (
          <Link className="btn" href={signInAddress(lang, location.pathname + location.hash)}>
            {texts.login}
          </Link>
        )}
      </p>
    </section>
  );
}
