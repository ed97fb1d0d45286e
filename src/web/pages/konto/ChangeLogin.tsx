import { AUTH_PATHS } from '../../../contract/auth-paths.ts';
import { passwordLength } from '../../../rules/password-length.ts';
import { refreshSession } from '../../account/session.ts';
import { fill } from '../../i18n/translate.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Field } from '../../ui/Field.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { KontoCopy } from './de.ts';

interface ChangeProps {
  readonly copy: KontoCopy;
}

function wrongPassword(copy: KontoCopy) {
  return (code: string) => (code === 'invalid_credentials' ? copy.wrongPassword : undefined);
}

/** A new address, once the link in the mail to it was opened. */
export function ChangeEmail({ copy }: ChangeProps) {
  return (
    <ChangeDialog
      id="change-email"
      title={copy.emailChange}
      text={copy.emailChangeText}
      button={copy.emailChangeButton}
      path={AUTH_PATHS.changeEmail}
      read={(field) => ({ email: field('email').trim(), password: field('password') })}
      sentence={wrongPassword(copy)}
      onDone={() => showToast({ title: copy.mailSent, text: copy.emailChangeSent })}
    >
      <Field
        label={copy.emailNew}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <CurrentPassword label={copy.deletePassword} />
    </ChangeDialog>
  );
}

/** A new password for whoever knows the old one; the others follow the mail's link. */
export function ChangePassword({ copy, min }: ChangeProps & { readonly min: number }) {
  return (
    <ChangeDialog
      id="change-password"
      title={copy.passwordButton}
      text={copy.passwordText}
      button={copy.passwordSave}
      path={AUTH_PATHS.changePassword}
      read={(field) => {
        const password = field('password');
        if (passwordLength(password) < min) return fill(copy.passwordShort, { min });
        if (password !== field('repeat')) return copy.passwordDiffers;
        return { current: field('current'), password };
      }}
      sentence={wrongPassword(copy)}
      onDone={() => {
        showToast({ title: copy.passwordDone, text: copy.passwordDoneText });
        void refreshSession();
      }}
    >
      {(['current', 'password', 'repeat'] as const).map((name) => (
        <Field
          key={name}
          label={copy.passwords[name]}
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
