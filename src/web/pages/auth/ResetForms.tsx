import { useEffect, useState } from 'react';
import { emitAuthEvent, useAccount } from '#browser/account/account-store.ts';
import { useLinkOver } from '#web/account/use-link-over.ts';
import { useShop } from '#web/shop-context.ts';
import { EmailField, NewPasswordFields } from './AuthFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import { emailErrors, newPasswordErrors, useAuthForm, usePasswordMin } from './form-state.ts';
import type { AuthTexts } from './texts.ts';

interface ForgotFormProps {
  readonly texts: AuthTexts;
  readonly onBack: () => void;
}

/** Asks for the mail with the link; says the same whether the account exists or not. */
export function ForgotForm({ texts, onBack }: ForgotFormProps) {
  const { lang } = useShop();
  const [sent, setSent] = useState(false);
  const form = useAuthForm({
    check: ({ email }, calls) => emailErrors(email, texts, calls),
    send: ({ email }, calls) => calls.requestReset(email, lang),
    done: () => setSent(true),
  });
  return (
    <section>
      <h2 className="h3">{texts.forgotTitle}</h2>
      <p className="pt-2">{texts.forgotText}</p>
      {sent ? (
        <p role="status" className="notice mt-6">
          {texts.forgotDone}
        </p>
      ) : (
        <AuthForm {...form} button={texts.forgotButton}>
          <EmailField texts={texts} error={form.errors.email} />
        </AuthForm>
      )}
      <button type="button" className="link mt-4 min-h-11" onClick={onBack}>
        {texts.backToSignIn}
      </button>
    </section>
  );
}

interface ResetFormProps {
  readonly texts: AuthTexts;
  /** From the mail's link. */
  readonly token: string;
  /** The link is an invitation into the back office. */
  readonly isInvited: boolean;
  readonly onDone: () => void;
  /** Asks for another link. */
  readonly onForgot: () => void;
}

/** Sets the new password; arriving by the mail's link is the event "password recovery". */
export function ResetForm({ texts, token, isInvited, onDone, onForgot }: ResetFormProps) {
  const { lang } = useShop();
  const min = usePasswordMin();
  const isOver = useLinkOver(isInvited ? 'invitation' : 'password-reset', token);
  const invalid = isInvited ? texts.inviteInvalid : texts.resetInvalid;
  useEffect(() => emitAuthEvent('PASSWORD_RECOVERY', useAccount.getState().session), []);
  const form = useAuthForm({
    check: (values) => newPasswordErrors(values, texts, min),
    send: ({ password }, calls) =>
      isInvited
        ? calls.acceptInvitation(token, password, lang)
        : calls.resetPassword(token, password, lang),
    done: onDone,
    sentence: (code) => (code === 'invalid_token' ? invalid : undefined),
  });
  return (
    <section>
      <h2 className="h3">{isInvited ? texts.inviteTitle : texts.resetTitle}</h2>
      {isOver === false && (
        <AuthForm {...form} button={texts.resetButton}>
          <NewPasswordFields texts={texts} errors={form.errors} />
        </AuthForm>
      )}
      {isOver && (
        <>
          <p role="status" className="notice my-6">
            {invalid}
          </p>
          {!isInvited && (
            <button type="button" className="btn solid" onClick={onForgot}>
              {texts.forgotButton}
            </button>
          )}
        </>
      )}
    </section>
  );
}
