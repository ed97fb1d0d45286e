import { href } from '../../../routes.ts';
import { navigate } from '../../navigation/navigate.ts';
import { useShop } from '../../shop-context.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Field } from '../../ui/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthCopy, emailErrors, useAuthForm } from './form-state.ts';

export interface SignInFormProps {
  readonly copy: AuthCopy;
  readonly onForgot: () => void;
}

export function SignInForm({ copy, onForgot }: SignInFormProps) {
  const { lang } = useShop();
  const form = useAuthForm({
    check: ({ email, password }, calls) => ({
      ...emailErrors(email, copy, calls),
      ...(password === '' && { password: copy.errors.passwordMissing }),
    }),
    send: ({ email, password }, calls) => calls.signIn({ email, password }, lang),
    done: () => {
      showToast({ ...copy.welcome, tone: 'success' });
      navigate(href('home', lang), { replace: true });
    },
    sentence: (code) => (code === 'invalid_credentials' ? copy.errors.credentials : undefined),
  });
  return (
    <AuthForm {...form} button={copy.signInButton}>
      <Field
        label={copy.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={form.errors.email}
      />
      <Field
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
      <button type="button" className="link justify-self-start min-h-11" onClick={onForgot}>
        {copy.forgot}
      </button>
    </AuthForm>
  );
}
