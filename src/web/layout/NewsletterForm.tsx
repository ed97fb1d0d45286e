import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { emailAddress } from '../../contract/forms.ts';
import { API } from '../../routes.ts';
import { sendJson } from '../api.ts';
import { useShop } from '../shop-context.ts';

type State = 'idle' | 'busy' | 'done' | 'invalid' | 'offline' | 'failed';
const reply = z.object({ ok: z.boolean() });

/** Asks for the double opt-in mail (decision 12); the answer is the same for every address. */
export function NewsletterForm() {
  const { t, lang } = useShop();
  const [state, setState] = useState<State>('idle');
  const hint = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = z.safeParse(emailAddress, new FormData(form).get('email'));
    if (!email.success) {
      setState('invalid');
      form.querySelector('input')?.focus();
      return;
    }
    setState('busy');
    const result = await sendJson(API.newsletter, { email: email.data, language: lang }, reply);
    if (result.ok) form.reset();
    setState(result.ok ? 'done' : result.code === 'offline' ? 'offline' : 'failed');
  };

  const text = {
    idle: '',
    busy: '',
    done: t('footer.subscribed'),
    invalid: t('footer.emailInvalid'),
    offline: t('offline'),
    failed: t('failed'),
  }[state];
  return (
    <form className="newsletter" onSubmit={submit} noValidate>
      <div className="newsletter-row">
        <input
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={t('footer.email')}
          aria-label={t('footer.email')}
          aria-invalid={state === 'invalid'}
          aria-describedby={hint}
        />
        <button type="submit" className="name min-h-[48px] px-2" aria-busy={state === 'busy'}>
          {t('footer.subscribe')}
        </button>
      </div>
      <p id={hint} className="newsletter-hint" role="status">
        {text}
      </p>
    </form>
  );
}
