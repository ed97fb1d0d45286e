import { href } from '../../../routes.ts';
import { navigate } from '../../runtime/navigate.ts';
import { useShop } from '../../shop-context.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { EmailField, NewPasswordFields } from './AuthFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import {
  type AuthCopy,
  emailErrors,
  newPasswordErrors,
  useAuthForm,
  usePasswordMin,
} from './form-state.ts';

export function SignUpForm({ copy }: { readonly copy: AuthCopy }) {
  const { lang } = useShop();
  const min = usePasswordMin();
  const form = useAuthForm({
    check: (values, calls) => ({
      ...emailErrors(values.email, copy, calls),
      ...newPasswordErrors(values, copy, min),
    }),
    send: ({ email, password }, calls) => calls.signUp({ email, password }, lang),
    done: () => {
      showToast({ ...copy.created, tone: 'success' });
      navigate(href('home', lang), { replace: true });
    },
    sentence: (code) => (code === 'account_exists' ? copy.errors.exists : undefined),
  });
  return (
    <AuthForm {...form} button={copy.signUpButton}>
      <EmailField copy={copy} error={form.errors.email} autoComplete="email" />
      <NewPasswordFields copy={copy} errors={form.errors} />
    </AuthForm>
  );
}
