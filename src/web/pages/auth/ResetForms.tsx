import { useEffect, useState } from 'react';
import { emitAuthEvent, useAccount } from '../../account/account-store.ts';
import { useShop } from '../../shop-context.ts';
import { EmailField, NewPasswordFields } from './AuthFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import {
  type AuthCopy,
  emailErrors,
  newPasswordErrors,
  useAuthForm,
  usePasswordMin,
} from './form-state.ts';

export interface ForgotFormProps {
  readonly copy: AuthCopy;
  readonly onBack: () => void;
}

/** Asks for the mail with the link; says the same whether the account exists or not. */
export function ForgotForm({ copy, onBack }: ForgotFormProps) {
  const { lang } = useShop();
  const [sent, setSent] = useState(false);
  const form = useAuthForm({
    check: ({ email }, calls) => emailErrors(email, copy, calls),
    send: ({ email }, calls) => calls.requestReset(email, lang),
    done: () => setSent(true),
  });
  return (
    <section>
      <h2 className="h3">{copy.forgotTitle}</h2>
      <p className="pt-2">{copy.forgotText}</p>
      {sent ? (
        <p role="status" className="notice mt-6">
          {copy.forgotDone}
        </p>
      ) : (
        <AuthForm {...form} button={copy.forgotButton}>
          <EmailField copy={copy} error={form.errors.email} />
        </AuthForm>
      )}
      <button type="button" className="link mt-4 min-h-11" onClick={onBack}>
        {copy.backToSignIn}
      </button>
    </section>
  );
}

export interface ResetFormProps {
  readonly copy: AuthCopy;
  /** From the mail's link. */
  readonly token: string;
  readonly onDone: () => void;
}

/** Sets the new password; arriving by the mail's link is the event "password recovery". */
export function ResetForm({ copy, token, onDone }: ResetFormProps) {
  const { lang } = useShop();
  const min = usePasswordMin();
  useEffect(() => emitAuthEvent('PASSWORD_RECOVERY', useAccount.getState().session), []);
  const form = useAuthForm({
    check: (values) => newPasswordErrors(values, copy, min),
    send: ({ password }, calls) => calls.resetPassword(token, password, lang),
    done: onDone,
    sentence: (code) => (code === 'invalid_token' ? copy.resetInvalid : undefined),
  });
  return (
    <section>
      <h2 className="h3">{copy.resetTitle}</h2>
      <AuthForm {...form} button={copy.resetButton}>
        <NewPasswordFields copy={copy} errors={form.errors} />
      </AuthForm>
    </section>
  );
}
