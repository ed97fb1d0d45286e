import type { AccountSession } from '../../../contract/account.ts';
import { href } from '../../../routes.ts';
import { navigate } from '../../runtime/navigate.ts';
import { useShop } from '../../shop-context.ts';
import { showToast } from '../../toasts/toast-store.ts';
import type { AuthCopy } from './form-state.ts';

/** Leads home after a login, or to the account when an administrator's still misses something. */
export function useWelcome(copy: AuthCopy) {
  const { lang } = useShop();
  return (session: AccountSession | null) => {
    showToast({ ...copy.welcome, tone: 'success' });
    navigate(href(session?.missing ? 'konto' : 'home', lang), { replace: true });
  };
}
