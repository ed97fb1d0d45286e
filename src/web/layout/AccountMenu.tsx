import { useEffect, useRef } from 'react';
import { href } from '../../routes.ts';
import { useAccount } from '../account/account-store.ts';
import { Link } from '../navigation/Link.tsx';
import { useShop } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { closeOnLeave } from './menu-closing.ts';

async function signOut(failed: string) {
  const account = await import('../account/sign-out.ts');
  if (!(await account.signOut())) showToast({ title: failed, tone: 'destructive' });
}

/** The way to the login, or who is signed in with the ways to orders, admin page and out. */
export function AccountMenu() {
  const { t, lang } = useShop();
  const session = useAccount((state) => state.session);
  const menu = useRef<HTMLDetailsElement>(null);
  const isSignedIn = session !== null;
  useEffect(() => (isSignedIn ? closeOnLeave(menu.current) : undefined), [isSignedIn]);

  if (!session) {
    return (
      <Link className="icon-btn" href={href('auth', lang)} aria-label={t('nav.login')}>
        <Icon name="account" />
      </Link>
    );
  }
  return (
    <details ref={menu} name="header-menu" data-menu className="account-menu">
      <summary className="icon-btn" aria-label={t('nav.account')}>
        <Icon name="account" />
        <span className="signed-in" />
      </summary>
      <div className="account-panel">
        <p className="note">{session.user.email}</p>
        <Link href={href('konto', lang)}>{t('nav.orders')}</Link>
        <Link href={href('merkliste', lang)}>{t('nav.wishlist')}</Link>
        {session.showsAdminLink && <Link href={href('admin', lang)}>{t('nav.admin')}</Link>}
        <button type="button" onClick={() => void signOut(t('failed'))}>
          {t('nav.logout')}
        </button>
      </div>
    </details>
  );
}
