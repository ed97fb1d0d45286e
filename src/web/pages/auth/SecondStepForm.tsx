import { useEffect } from 'react';
import { emitAuthEvent } from '../../account/account-store.ts';
import { useShop } from '../../shop-context.ts';
import { Field } from '../../ui/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { type AuthCopy, useAuthForm, useWelcome } from './form-state.ts';

export interface SecondStepFormProps {
  readonly copy: AuthCopy;
  readonly onBack: () => void;
}

/** After the password: the code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ copy, onBack }: SecondStepFormProps) {
  const { lang } = useShop();
  const welcome = useWelcome(copy);
  const form = useAuthForm({
    check: ({ code }) => (code === '' ? { code: copy.errors.codeMissing } : {}),
    send: ({ code }, calls) => calls.secondStep(code, lang),
    done: ({ session }) => {
      if (session) emitAuthEvent('SIGNED_IN', session);
      welcome(session);
    },
  });
  // The password's form, which had the focus, is gone.
  useEffect(() => document.querySelector<HTMLElement>('.auth-panel [name=code]')?.focus(), []);
  return (
    <section>
      <h2 className="h3">{copy.secondTitle}</h2>
      <p className="pt-2">{copy.secondText}</p>
      <AuthForm {...form} button={copy.signInButton}>
        <Field
          label={copy.secondCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          hint={copy.secondHint}
          error={form.errors.code}
        />
      </AuthForm>
      <button type="button" className="link mt-4 min-h-11" onClick={onBack}>
        {copy.backToSignIn}
      </button>
    </section>
  );
}
