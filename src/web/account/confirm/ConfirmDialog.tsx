import { type FormEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type SecurityReply, securityReply } from '#contract/security.ts';
import { callApi } from '#web/api.ts';
import { useShop } from '#web/shop-context.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { closeDialog } from '#web/ui/dialog-control.ts';
import { Field } from '#web/ui/Field.tsx';
import { signInWithPasskey } from '../passkeys.ts';
import { CONFIRM_DIALOG_ID, useAsking } from './confirm-store.ts';
import { texts as german } from './de.ts';
import { texts as english } from './en.ts';

const TEXTS = { de: german, en: english };
const reply = z.object({ ok: z.boolean() });

/** Asks for a passkey or the code of the authenticator app; for the password of an account without either. */
export function ConfirmDialog() {
  const { lang, t } = useShop();
  const texts = TEXTS[lang];
  const answer = useAsking((state) => state.answer);
  const [security, setSecurity] = useState<SecurityReply>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const isAsking = answer !== null;
  const hasPasskey = (security?.passkeys.length ?? 0) > 0;
  const isTyped = security !== undefined && (security.totp || !hasPasskey);
  useEffect(() => {
    if (!isAsking) return;
    setProblem('');
    void callApi('GET /api/auth/security', {}, securityReply).then((known) => {
      if (known.ok) setSecurity(known.data);
      else setProblem(known.message || t('failed'));
    });
  }, [isAsking, t]);
  useEffect(() => {
    if (security)
      document.querySelector<HTMLElement>(`#${CONFIRM_DIALOG_ID} :is(input, .btn)`)?.focus();
  }, [security]);
  const end = (isConfirmed: boolean) => {
    setSecurity(undefined);
    answer?.(isConfirmed);
    closeDialog(CONFIRM_DIALOG_ID);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('proof') ?? '');
    setBusy(true);
    setProblem('');
    const proof = security?.totp ? { code: typed.trim() } : { password: typed };
    const result = await callApi(
      'POST /api/auth/confirm',
      { body: { ...proof, language: lang } },
      reply,
    );
    setBusy(false);
    if (result.ok) return end(true);
    setProblem(result.code === 'offline' ? t('offline') : result.message || t('failed'));
    form.querySelector('input')?.focus();
  };
  const confirmByPasskey = async () => {
    setProblem('');
    const result = await signInWithPasskey(lang);
    if (result.ok) end(true);
    else if (result.code !== 'cancelled') setProblem(result.message || texts.passkeyFailed);
  };
  return (
    <Dialog
      id={CONFIRM_DIALOG_ID}
      title={texts.title}
      kind="box"
      onToggle={(open) => {
        if (!open) useAsking.getState().answer?.(false);
      }}
    >
      {isAsking && (
        <form onSubmit={(event) => void send(event)} className="grid gap-5 px-6 pb-6">
          <p>{texts.text}</p>
          {!security && <p className="note">{texts.loading} …</p>}
          {isTyped && (
            <Field
              key={String(security.totp)}
              label={security.totp ? texts.code : texts.password}
              name="proof"
              type={security.totp ? 'text' : 'password'}
              inputMode={security.totp ? 'numeric' : 'text'}
              autoComplete={security.totp ? 'one-time-code' : 'current-password'}
              required
              maxLength={128}
            />
          )}
          <p className="error empty:hidden" role="alert">
            {problem}
          </p>
          {isTyped && (
            <button type="submit" className="btn solid" aria-busy={busy}>
              {texts.button}
            </button>
          )}
          {hasPasskey && (
            <button type="button" className="btn" onClick={() => void confirmByPasskey()}>
              {texts.passkey}
            </button>
          )}
        </form>
      )}
    </Dialog>
  );
}
