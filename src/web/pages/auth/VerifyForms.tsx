import { type ReactNode, useEffect, useState } from 'react';
import { emitAuthEvent, useAccount } from '#browser/account/account-store.ts';
import { refreshSession } from '#browser/account/session.ts';
import { useLinkOver } from '#web/account/use-link-over.ts';
import { useShop } from '#web/shop-context.ts';
import { NewPasswordFields, PasswordField } from './AuthFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import { newPasswordErrors, useAuthForm, usePasswordMin } from './form-state.ts';
import type { AuthTexts } from './texts.ts';

/** Result of following the link; `removed` and `claimed` only if the reader did not make the account. */
export type VerifyOutcome = 'verified' | 'claimed' | 'removed' | 'invalid';
type Step = 'ask' | 'password' | 'stranger';

interface VerifyFormsProps {
  readonly texts: AuthTexts;
  /** From the mail's link. */
  readonly token: string;
  readonly onDone: (outcome: VerifyOutcome) => void;
}

interface StepProps extends VerifyFormsProps {
  readonly go: (step: Step) => void;
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="verify">
      <h2 className="h3" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const endIfInvalid = (onDone: VerifyFormsProps['onDone']) => (code: string) => {
  if (code === 'invalid_token') onDone('invalid');
  return code === 'invalid_token';
};

/** The header and the account's page know at once. */
async function noteVerified() {
  await refreshSession();
  emitAuthEvent('USER_UPDATED', useAccount.getState().session);
}

function Ask({ texts, token, onDone, go }: StepProps) {
  const { lang } = useShop();
  const form = useAuthForm({
    check: () => ({}),
    send: (_, calls) => calls.verifyEmail({ token }, lang),
    done: () => {
      void noteVerified();
      onDone('verified');
    },
    failed: (code) => {
      if (code === 'proof_needed') go('password');
      return code === 'proof_needed' || endIfInvalid(onDone)(code);
    },
  });
  return (
    <Section title={texts.verifyTitle}>
      <p className="pt-2">{texts.verifyText}</p>
      <AuthForm {...form} button={texts.verifyYes}>
        {null}
      </AuthForm>
      <button type="button" className="btn mt-3 w-full" onClick={() => go('stranger')}>
        {texts.verifyNo}
      </button>
    </Section>
  );
}

function Password({ texts, token, onDone, go }: StepProps) {
  const { lang } = useShop();
  const form = useAuthForm({
    check: ({ password }) => (password === '' ? { password: texts.errors.passwordMissing } : {}),
    send: ({ password }, calls) => calls.verifyEmail({ token, password }, lang),
    done: () => onDone('verified'),
    failed: endIfInvalid(onDone),
    sentence: (code) => (code === 'invalid_credentials' ? texts.verifyWrong : undefined),
  });
  return (
    <Section title={texts.verifyTitle}>
      <p className="pt-2">{texts.verifyPassword}</p>
      <AuthForm {...form} button={texts.verifyYes}>
        <PasswordField texts={texts} error={form.errors.password} />
      </AuthForm>
      <button type="button" className="link mt-4 min-h-11" onClick={() => go('stranger')}>
        {texts.verifyUnknown}
      </button>
    </Section>
  );
}

/** Somebody else may have made the account, or its password is forgotten: it starts anew or ends. */
function Stranger({ texts, token, onDone, go }: StepProps) {
  const { lang } = useShop();
  const min = usePasswordMin();
  const failed = endIfInvalid(onDone);
  const claim = useAuthForm({
    check: (values) => newPasswordErrors(values, texts, min),
    send: ({ password }, calls) => calls.claimAccount(token, password, lang),
    done: () => onDone('claimed'),
    failed,
  });
  const remove = useAuthForm({
    check: () => ({}),
    send: (_, calls) => calls.removeAccount(token, lang),
    done: () => onDone('removed'),
    failed,
  });
  return (
    <Section title={texts.strangerTitle}>
      <p className="pt-2">{texts.strangerText}</p>
      <AuthForm {...claim} button={texts.claimButton}>
        <NewPasswordFields texts={texts} errors={claim.errors} />
      </AuthForm>
      <form onSubmit={(event) => void remove.onSubmit(event)} className="grid gap-3 pt-3">
        {remove.alert && (
          <p role="alert" className="alert">
            {remove.alert}
          </p>
        )}
        <button type="submit" className="btn" aria-busy={remove.busy}>
          {texts.removeButton}
        </button>
      </form>
      <button type="button" className="link mt-4 min-h-11" onClick={() => go('ask')}>
        {texts.verifyBack}
      </button>
    </Section>
  );
}

/**
 * The page of the link that verifies an address. Opening it changes nothing; a person says whether the
 * account is theirs, and who is not signed in here shows it by the password.
 */
export function VerifyForms(props: VerifyFormsProps) {
  const [step, setStep] = useState<Step>();
  const { token, onDone } = props;
  const isOver = useLinkOver('verify-email', token);
  useEffect(() => {
    if (isOver) onDone('invalid');
  }, [isOver, onDone]);
  useEffect(() => {
    if (step) document.querySelector<HTMLElement>('.verify h2')?.focus();
  }, [step]);
  if (isOver !== false) return null;
  const Now = { ask: Ask, password: Password, stranger: Stranger }[step ?? 'ask'];
  return <Now {...props} go={setStep} />;
}
