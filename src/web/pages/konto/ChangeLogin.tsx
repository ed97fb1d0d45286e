import { refreshSession } from '#browser/account/session.ts';
import { ADDRESS_FIELD } from '#browser/address-field.ts';
import { fill } from '#rules/fill.ts';
import { passwordLength } from '#rules/password-length.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { Field } from '#web/ui/Field.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { KontoTexts } from './texts.ts';

interface ChangeProps {
  readonly texts: KontoTexts;
}

/** A new address, once the link in the mail to it was opened. */
export function ChangeEmail({ texts }: ChangeProps) {
  return (
    <ChangeDialog
      texts={texts}
      id="change-email"
      title={texts.emailChange}
      text={texts.emailChangeText}
      button={texts.emailChangeButton}
      endpoint="POST /api/auth/change-email"
      read={(field) => ({ email: field('email').trim(), password: field('password') })}
      onDone={() => showToast({ title: texts.mailSent, text: texts.emailChangeSent })}
    >
      <Field
        label={texts.emailNew}
        name="email"
        {...ADDRESS_FIELD}
        autoComplete="email"
        required
        maxLength={254}
      />
      <CurrentPassword label={texts.deletePassword} />
    </ChangeDialog>
  );
}

/** A new password for whoever knows the old one; the others follow the mail's link. */
export function ChangePassword({ texts, min }: ChangeProps & { readonly min: number }) {
  return (
    <ChangeDialog
      texts={texts}
      id="change-password"
      title={texts.passwordButton}
      text={texts.passwordText}
      button={texts.passwordSave}
      endpoint="POST /api/auth/change-password"
      read={(field) => {
        const password = field('password');
        if (passwordLength(password) < min) return fill(texts.passwordShort, { min });
        if (password !== field('repeat')) return texts.passwordDiffers;
        return { current: field('current'), password };
      }}
      onDone={() => {
        showToast({ title: texts.passwordDone, text: texts.passwordDoneText });
        void refreshSession();
      }}
    >
      {(['current', 'password', 'repeat'] as const).map((name) => (
        <Field
          key={name}
          label={texts.passwords[name]}
          name={name}
          type="password"
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          required
          maxLength={128}
        />
      ))}
    </ChangeDialog>
  );
}
