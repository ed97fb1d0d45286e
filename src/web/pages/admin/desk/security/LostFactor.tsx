import { type FormEvent, useState } from 'react';
import { formReply } from '#contract/forms.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';

/** Removes the factors of a customer whose identity the owner has checked (docs/lost-factor.md). */
export function LostFactor({ texts, lang }: DeskProps) {
  const { lost } = texts.security;
  const { busy, problem, send } = useAction({ texts, lang });
  const [done, setDone] = useState('');
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setDone('');
    if (!(await send(ADMIN_API.adminRemoveFactors, { email, checked: true }, formReply))) return;
    form.reset();
    setDone(lost.done);
  };
  return (
    <details>
      <summary className="desk-button">{lost.title}</summary>
      <p className="desk-text">{lost.text}</p>
      <form className="desk-steps" onSubmit={(event) => void remove(event)}>
        <label className="desk-field">
          {lost.email}
          <input name="email" type="email" required maxLength={254} autoComplete="off" />
        </label>
        <label className="desk-check">
          <input name="checked" type="checkbox" required />
          <span>{lost.checked}</span>
        </label>
        <button type="submit" className="desk-button" aria-busy={busy}>
          {lost.remove}
        </button>
        <p className="news-hot" role="alert">
          {problem}
        </p>
        <p className="news-soft" role="status">
          {done}
        </p>
      </form>
    </details>
  );
}
