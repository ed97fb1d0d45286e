import { useEffect, useState } from 'react';
import { useShop } from '#web/shop-context.ts';
import { cookieSentence, useWelcome } from './form-state.ts';
import type { AuthTexts } from './texts.ts';

/** Signs in without a password; absent where the browser has no passkeys. */
export function PasskeyButton({ texts }: { readonly texts: AuthTexts }) {
  const { lang, t } = useShop();
  const welcome = useWelcome(texts);
  const [isThere, setIsThere] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => setIsThere(typeof PublicKeyCredential === 'function'), []);
  if (!isThere) return null;
  const signIn = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    // It brings the parser of replies along, which the form itself does without.
    const passkeys = await import('#browser/account/passkeys.ts').catch(() => undefined);
    const result = await passkeys?.signInWithPasskey(lang);
    setBusy(false);
    if (!result) setProblem(t('offline'));
    else if (result.ok) welcome(result.data.session);
    else if (result.code === 'offline') setProblem(t('offline'));
    else if (result.code === 'cancelled') setProblem(texts.passkeyNone);
    else setProblem(cookieSentence(result.code, texts) ?? (result.message || t('failed')));
  };
  return (
    <div className="grid gap-3 pt-3">
      <button type="button" className="btn" aria-busy={busy} onClick={() => void signIn()}>
        {texts.passkeyButton}
      </button>
      <p className="error empty:hidden" role="alert">
        {problem}
      </p>
    </div>
  );
}
