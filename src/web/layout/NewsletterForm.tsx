import { type FormEvent, useId, useState } from 'react';
import { usePart } from '../shop-context.ts';
import type { Subscription } from './subscribe.ts';

type State = 'idle' | 'busy' | Subscription;

/**
 * Form that requests the double opt-in mail (docs/specification.md#21-every-page). The result is the same
 * for every address.
 */
export function NewsletterForm() {
  const { t, lang } = usePart();
  const [state, setState] = useState<State>('idle');
  const hint = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = new FormData(form).get('email');
    setState('busy');
    const result = await import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(email, lang),
      () => 'offline' as const,
    );
    if (result === 'done') form.reset();
    if (result === 'invalid') form.querySelector('input')?.focus();
    setState(result);
  };

  const text =
    typeof state === 'object'
      ? state.refused || t('failed')
      : {
          idle: '',
          busy: '',
          done: t('footer.subscribed'),
          invalid: t('footer.emailInvalid'),
          offline: t('offline'),
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
