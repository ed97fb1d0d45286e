import { type FormEvent, useState } from 'react';
import { API } from '../../../../../api-paths.ts';
import { formReply } from '../../../../../contract/forms.ts';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';

/** Removes the factors of a customer whose identity the owner has checked (docs/lost-factor.md). */
export function LostFactor({ copy, lang }: DeskProps) {
  const texts = copy.security.lost;
  const { busy, problem, send } = useAction({ copy, lang });
  const [done, setDone] = useState('');
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setDone('');
    if (!(await send(API.deskRemoveFactors, { email, checked: true }, formReply))) return;
    form.reset();
    setDone(texts.done);
  };
  return (
    <details>
      <summary className="desk-button">{texts.title}</summary>
      <p className="desk-text">{texts.text}</p>
      <form className="desk-steps" onSubmit={(event) => void remove(event)}>
        <label className="desk-field">
          {texts.email}
          <input name="email" type="email" required maxLength={254} autoComplete="off" />
        </label>
        <label className="desk-check">
          <input name="checked" type="checkbox" required />
          <span>{texts.checked}</span>
        </label>
        <button type="submit" className="desk-button" aria-busy={busy}>
          {texts.remove}
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
