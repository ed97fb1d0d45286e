import { Suspense } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { href } from '#routes.ts';
import { Link } from '../runtime/Link.tsx';
import { withPart } from '../runtime/lazy-part.tsx';
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts';
import { useShop } from '../shop-context.ts';
import { Icon } from '../ui/Icon.tsx';

const AccountPanel = lazyWithRetry(
  async () => (await withPart(() => import('./AccountPanel.tsx'))).AccountPanel,
);

/** Link to the login, or the menu of the signed-in account. */
export function AccountMenu() {
  const { t, lang } = useShop();
  const session = useAccount((state) => state.session);
  const login = (
    <Link className="icon-btn" href={href('auth', lang)} aria-label={t('nav.login')}>
      <Icon name="account" />
    </Link>
  );
  if (!session) return login;
  return (
    <Suspense fallback={login}>
      <AccountPanel session={session} />
    </Suspense>
  );
}
