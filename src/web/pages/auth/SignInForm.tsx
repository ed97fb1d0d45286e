import { useShop } from '#web/shop-context.ts';
import { EmailField, PasswordField } from './AuthFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import { cookieSentence, emailErrors, useAuthForm, useWelcome } from './form-state.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import type { AuthTexts } from './texts.ts';

interface SignInFormProps {
  readonly texts: AuthTexts;
  readonly onForgot: () => void;
  /** The password was right, and a code is asked for. */
  readonly onSecondStep: () => void;
}

export function SignInForm({ texts, onForgot, onSecondStep }: SignInFormProps) {
  const { lang } = useShop();
  const welcome = useWelcome(texts);
  const form = useAuthForm({
    check: ({ email, password }, calls) => ({
      ...emailErrors(email, texts, calls),
      ...(password === '' && { password: texts.errors.passwordMissing }),
    }),
    send: ({ email, password }, calls) => calls.signIn({ email, password }, lang),
    done: ({ session, second_step }) => {
      if (second_step) onSecondStep();
      else welcome(session);
    },
    sentence: (code) =>
      code === 'invalid_credentials' ? texts.errors.credentials : cookieSentence(code, texts),
  });
  return (
    <>
      <AuthForm {...form} button={texts.signInButton}>
        <EmailField texts={texts} error={form.errors.email} />
        <PasswordField texts={texts} error={form.errors.password} />
        <button type="button" className="link justify-self-start min-h-11" onClick={onForgot}>
          {texts.forgot}
        </button>
      </AuthForm>
      <PasskeyButton texts={texts} />
    </>
  );
}
