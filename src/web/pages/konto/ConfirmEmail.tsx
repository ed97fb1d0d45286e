import { type FormEvent, useEffect, useState } from 'react';
import { emitAuthEvent, useAccount } from '#browser/account/account-store.ts';
import { refreshSession } from '#browser/account/session.ts';
import { callApi, okReply } from '#browser/api.ts';
import type { Lang } from '#routes.ts';
import { useLinkOver } from '#web/account/use-link-over.ts';
import { useMailedToken } from '#web/account/use-mailed-token.ts';
import { useShop } from '#web/shop-context.ts';
import { sayOffline } from '#web/toasts/say-offline.ts';
import { focusSoon } from '#web/ui/focus-soon.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { KontoTexts } from './texts.ts';

/**
 * The link of the mail that confirms a new address leads here. A person presses the button: mail
 * programs that look at links in advance must not spend it. Who is not signed in to the account that
 * asked for the address shows by its password that it is theirs.
 */
export function ConfirmEmail({ texts, lang }: { readonly texts: KontoTexts; readonly lang: Lang }) {
  const { t } = useShop();
  const [token, setToken] = useMailedToken('adresse');
  const [asksPassword, setAsksPassword] = useState(false);
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  const isOver = useLinkOver('email-change', token);
  useEffect(() => {
    if (!isOver) return;
    setOutcome(texts.emailNotConfirmed);
    setToken(null);
  }, [isOver, texts, setToken]);
  if (outcome === '' && isOver !== false) return null;
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setProblem('');
    const password = asksPassword ? { password: String(new FormData(form).get('password')) } : {};
    const body = { token: token ?? '', ...password, language: lang };
    const result = await callApi('POST /api/auth/confirm-email', { body }, okReply);
    setBusy(false);
    if (!result.ok && result.code !== 'invalid_token') {
      if (result.code === 'offline') sayOffline(t);
      else if (result.code === 'proof_needed') setAsksPassword(true);
      else setProblem(result.message || t('failed'));
      focusSoon(() => form.querySelector('input'));
      return;
    }
    setOutcome(result.ok ? texts.emailConfirmed : texts.emailNotConfirmed);
    setToken(null);
    if (!result.ok) return;
    await refreshSession();
    emitAuthEvent('USER_UPDATED', useAccount.getState().session);
  };
  // Another link, opened in the tab of the first one, asks again.
  if (outcome !== '' && token === null) {
    return (
      <p className="notice mb-8" role="status">
        {outcome}
      </p>
    );
  }
  return (
    <form
      className="mb-8 grid max-w-[34em] gap-4 border border-line p-6"
      onSubmit={(event) => void confirm(event)}
    >
      <p role="status">{asksPassword ? texts.emailConfirmProof : texts.emailConfirmText}</p>
      {asksPassword && <CurrentPassword label={texts.emailConfirmPassword} error={problem} />}
      {!asksPassword && problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="btn solid justify-self-start" aria-busy={busy}>
        {texts.emailConfirm}
      </button>
    </form>
  );
}
