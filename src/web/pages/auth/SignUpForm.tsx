import { href } from '../../../routes.ts';
import { fill } from '../../i18n/translate.ts';
import { navigate } from '../../runtime/navigate.ts';
import { useShop } from '../../shop-context.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Field } from '../../ui/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { AuthTexts } from './de.ts';
import { emailErrors, newPasswordErrors, useAuthForm, usePasswordMin } from './form-state.ts';

export function SignUpForm({ texts }: { readonly texts: AuthTexts }) {
  const { lang } = useShop();
  const min = usePasswordMin();
  const form = useAuthForm({
    check: (values, calls) => ({
      ...emailErrors(values.email, texts, calls),
      ...newPasswordErrors(values, texts, min),
    }),
    send: ({ email, password }, calls) => calls.signUp({ email, password }, lang),
    done: () => {
      showToast({ ...texts.created, tone: 'success' });
      navigate(href('home', lang), { replace: true });
    },
    sentence: (code) => (code === 'account_exists' ? texts.errors.exists : undefined),
  });
  return (
    <AuthForm {...form} button={texts.signUpButton}>
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={form.errors.email}
      />
      <NewPasswordFields texts={texts} errors={form.errors} />
    </AuthForm>
  );
}

export interface NewPasswordFieldsProps {
  readonly texts: AuthTexts;
  readonly errors: { readonly password?: string; readonly repeat?: string };
}

/** A new password and its repetition. */
export function NewPasswordFields({ texts, errors }: NewPasswordFieldsProps) {
  const min = usePasswordMin();
  return (
    <>
      <Field
        label={texts.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={min}
        maxLength={128}
        hint={fill(texts.passwordHint, { min })}
        error={errors.password}
      />
      <Field
        label={texts.repeat}
        name="repeat"
        type="password"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors.repeat}
      />
    </>
  );
}
