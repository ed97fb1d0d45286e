import { useShop } from '../../shop-context.ts';
import { EmailField, PasswordField } from './AuthFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthCopy, emailErrors, useAuthForm, useWelcome } from './form-state.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

export interface SignInFormProps {
  readonly copy: AuthCopy;
  readonly onForgot: () => void;
  /** The password was right, and a code is asked for. */
  readonly onSecondStep: () => void;
}

export function SignInForm({ copy, onForgot, onSecondStep }: SignInFormProps) {
  const { lang } = useShop();
  const welcome = useWelcome(copy);
  const form = useAuthForm({
    check: ({ email, password }, calls) => ({
      ...emailErrors(email, copy, calls),
      ...(password === '' && { password: copy.errors.passwordMissing }),
    }),
    send: ({ email, password }, calls) => calls.signIn({ email, password }, lang),
    done: ({ session, second_step }) => {
      if (second_step) onSecondStep();
      else welcome(session);
    },
    sentence: (code) => (code === 'invalid_credentials' ? copy.errors.credentials : undefined),
  });
  return (
    <>
      <AuthForm {...form} button={copy.signInButton}>
        <EmailField copy={copy} error={form.errors.email} />
        <PasswordField copy={copy} error={form.errors.password} />
        <button type="button" className="link justify-self-start min-h-11" onClick={onForgot}>
          {copy.forgot}
        </button>
      </AuthForm>
      <PasskeyButton copy={copy} />
    </>
  );
}
