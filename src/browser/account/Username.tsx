import { useAccount } from './account-store.ts';

/** The account's address for password managers, in a form that asks for a password alone. */
export function Username() {
  const email = useAccount(({ session }) => session?.user.email);
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
