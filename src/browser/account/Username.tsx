import { useAccount } from './account-store.ts';

/**
 * The account's address for password managers, at the end of a form that asks for a password alone: what takes the focus
 * is looked for from its beginning.
 */
export function Username() {
  const email = useAccount(({ session }) => session?.user.email);
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
