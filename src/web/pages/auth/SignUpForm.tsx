import { href } from '../../../routes.ts';
import { fill } from '../../i18n/translate.ts';
import { navigate } from '../../runtime/navigate.ts';
import { useShop } from '../../shop-context.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Field } from '../../ui/Field.tsx';
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
      <Field
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={form.errors.email}
      />
      <NewPasswordFields copy={copy} errors={form.errors} />
    </AuthForm>
  );
}

export interface NewPasswordFieldsProps {
  readonly copy: AuthCopy;
  readonly errors: { readonly password?: string; readonly repeat?: string };
}

/** A new password and its repetition. */
export function NewPasswordFields({ copy, errors }: NewPasswordFieldsProps) {
  const min = usePasswordMin();
  return (
    <>
      <Field
        label={copy.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={min}
        maxLength={128}
        hint={fill(copy.passwordHint, { min })}
        error={errors.password}
      />
      <Field
        label={copy.repeat}
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
