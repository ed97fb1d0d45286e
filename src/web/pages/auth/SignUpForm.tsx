import { href } from '#routes.ts';
import { navigate } from '#web/runtime/navigate.ts';
import { useShop } from '#web/shop-context.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import { EmailField, NewPasswordFields } from './AuthFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import { emailErrors, newPasswordErrors, useAuthForm, usePasswordMin } from './form-state.ts';
import type { AuthTexts } from './texts.ts';

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
      <EmailField texts={texts} error={form.errors.email} autoComplete="email" />
      <NewPasswordFields texts={texts} errors={form.errors} />
    </AuthForm>
  );
}
