import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { emitAuthEvent } from '#browser/account/account-store.ts';
import { Username } from '#browser/account/Username.tsx';
import { callApi } from '#browser/api.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { href, type Lang } from '#routes.ts';
import { navigate } from '#web/runtime/navigate.ts';
import { useShop } from '#web/shop-context.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { closeDialog, opensDialog } from '#web/ui/dialog-control.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { KontoTexts } from './texts.ts';

const DIALOG_ID = 'delete-account';
const reply = z.object({ ok: z.boolean() });

/** Says what goes and what stays, then asks for the password. */
export function DeleteAccount({
  texts,
  lang,
}: {
  readonly texts: KontoTexts;
  readonly lang: Lang;
}) {
  const { t } = useShop();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const form = event.currentTarget;
    const password = String(new FormData(form).get('password') ?? '');
    const body = { password, language: lang };
    const result = await confirmed(() => callApi('DELETE /api/account', { body }, reply));
    setBusy(false);
    if (!result.ok) {
      setProblem(result.code === 'offline' ? t('offline') : result.message || t('failed'));
      form.querySelector('input')?.focus();
      return;
    }
    closeDialog(DIALOG_ID);
    emitAuthEvent('SIGNED_OUT', null);
    showToast({ title: texts.deleted, text: texts.deletedText });
    navigate(href('home', lang));
  };
  return (
    <>
      <button type="button" className="link min-h-[44px]" {...opensDialog(DIALOG_ID)}>
        {texts.delete}
      </button>
      <Dialog id={DIALOG_ID} title={texts.delete} kind="box">
        <form onSubmit={remove} className="grid gap-5 px-6 pb-6">
          <p>{texts.deleteText}</p>
          <CurrentPassword label={texts.deletePassword} error={problem} />
          <button type="submit" className="btn solid" aria-busy={busy}>
            {texts.deleteConfirm}
          </button>
          <Username />
        </form>
      </Dialog>
    </>
  );
}
