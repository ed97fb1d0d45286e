import { refreshSession } from '#browser/account/session.ts';
import { formReply } from '#contract/forms.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';

/** Ends the logins of all accounts, this one included. */
export function EndLogins({ texts, lang }: DeskProps) {
  const { end } = texts.security;
  const { busy, problem, send } = useAction({ texts, lang });
  const endAll = async () => {
    if (await send(ADMIN_API.adminEndLogins, {}, formReply)) await refreshSession();
  };
  return (
    <details>
      <summary className="desk-button">{end.title}</summary>
      <p className="desk-text">{end.text}</p>
      <button type="button" className="desk-button" aria-busy={busy} onClick={() => void endAll()}>
        {end.button}
      </button>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </details>
  );
}
