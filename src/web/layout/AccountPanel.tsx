import { useEffect, useRef } from 'react';
import { signOut } from '#browser/account/sign-out.ts';
import type { AccountSession } from '#contract/account-session.ts';
import { BACK_OFFICE, href, localized } from '#routes.ts';
import { Link } from '../runtime/Link.tsx';
import { usePart } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { closeOnLeave } from './menu-closing.ts';

/** Menu of the account: its email address, links to its pages, and the button that signs out. */
export function AccountPanel({ session }: { readonly session: AccountSession }) {
  const { t, lang } = usePart();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeave(menu.current), []);
  const leave = async () => {
    if (!(await signOut())) showToast({ title: t('failed'), tone: 'destructive' });
  };
  return (
    <details ref={menu} name="header-menu" data-menu className="account-menu">
      <summary className="icon-btn" aria-label={t('nav.account')}>
        <Icon name="account" />
        <span className="signed-in" />
      </summary>
      <div className="account-panel">
        <p className="note">{session.user.email}</p>
        <Link href={href('account', lang)}>{t('nav.orders')}</Link>
        <Link href={href('wishlist', lang)}>{t('nav.wishlist')}</Link>
        {session.showsAdminLink && (
          <Link href={localized(BACK_OFFICE, lang)}>{t('nav.admin')}</Link>
        )}
        <button type="button" onClick={() => void leave()}>
          {t('nav.logout')}
        </button>
      </div>
    </details>
  );
}
