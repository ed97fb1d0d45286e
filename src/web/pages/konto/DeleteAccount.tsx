import { emitAuthEvent } from '#browser/account/account-store.ts';
import { href, type Lang } from '#routes.ts';
import { navigate } from '#web/runtime/navigate.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { KontoTexts } from './texts.ts';

interface DeleteAccountProps {
  readonly texts: KontoTexts;
  readonly lang: Lang;
}

/** Says what goes and what stays, then asks for the password. */
export function DeleteAccount({ texts, lang }: DeleteAccountProps) {
  return (
    <ChangeDialog
      texts={texts}
      id="delete-account"
      title={texts.delete}
      text={texts.deleteText}
      button={texts.deleteConfirm}
      endpoint="DELETE /api/account"
      read={(field) => ({ password: field('password') })}
      onDone={() => {
        emitAuthEvent('SIGNED_OUT', null);
        showToast({ title: texts.deleted, text: texts.deletedText });
        navigate(href('home', lang));
      }}
    >
      <CurrentPassword label={texts.deletePassword} />
    </ChangeDialog>
  );
}
