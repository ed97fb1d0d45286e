import { useEffect } from 'react';
import { useShop } from '#web/shop-context.ts';
import { Field } from '#web/ui/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { cookieSentence, useAuthForm, useWelcome } from './form-state.ts';
import type { AuthTexts } from './texts.ts';

interface SecondStepFormProps {
  readonly texts: AuthTexts;
  readonly onBack: () => void;
}

/** After the password: the code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ texts, onBack }: SecondStepFormProps) {
  const { lang } = useShop();
  const welcome = useWelcome(texts);
  const form = useAuthForm({
    check: ({ code }) => (code === '' ? { code: texts.errors.codeMissing } : {}),
    send: ({ code }, calls) => calls.secondStep(code, lang),
    done: ({ session }) => welcome(session),
    sentence: (code) => cookieSentence(code, texts),
  });
  // The password's form, which had the focus, is gone.
  useEffect(() => document.querySelector<HTMLElement>('.auth-panel [name=code]')?.focus(), []);
  return (
    <section>
      <h2 className="h3">{texts.secondTitle}</h2>
      <p className="pt-2">{texts.secondText}</p>
      <AuthForm {...form} button={texts.signInButton}>
        <Field
          label={texts.secondCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          hint={texts.secondHint}
          error={form.errors.code}
        />
      </AuthForm>
      <button type="button" className="link mt-4 min-h-11" onClick={onBack}>
        {texts.backToSignIn}
      </button>
    </section>
  );
}
