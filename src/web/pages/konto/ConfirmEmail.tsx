import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { AUTH_PATHS } from '../../../contract/auth-paths.ts';
import type { Lang } from '../../../routes.ts';
import { emitAuthEvent, useAccount } from '../../account/account-store.ts';
import { refreshSession } from '../../account/refresh-session.ts';
import { sendJson } from '../../api.ts';
import { useQuery } from '../../navigation/use-query.ts';
import { useShop } from '../../shop-context.ts';
import { sayOffline } from '../../toasts/say-offline.ts';
import type { KontoCopy } from './de.ts';

const PARAM = 'adresse';
const reply = z.object({ ok: z.boolean() });

/**
 * The link of the mail that confirms a new address leads here. A person presses the button: mail
 * programs that look at links in advance must not spend it.
 */
export function ConfirmEmail({ copy, lang }: { readonly copy: KontoCopy; readonly lang: Lang }) {
  const { t } = useShop();
  const [params, change] = useQuery();
  const [outcome, setOutcome] = useState('');
  const [busy, setBusy] = useState(false);
  // The token is of no use to whoever looks at the address later.
  const [token, setToken] = useState<string>();
  const found = params.get(PARAM);
  useEffect(() => {
    if (found === null) return;
    setToken(found);
    change({ [PARAM]: undefined });
  }, [found, change]);
  if (token === undefined && outcome === '') return null;
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const result = await sendJson(AUTH_PATHS.confirmEmail, { token, language: lang }, reply);
    setBusy(false);
    if (!result.ok && result.code === 'offline') {
      sayOffline(t);
      return;
    }
    setOutcome(result.ok ? copy.emailConfirmed : copy.emailNotConfirmed);
    setToken(undefined);
    if (!result.ok) return;
    await refreshSession();
    emitAuthEvent('USER_UPDATED', useAccount.getState().session);
  };
  return (
    <div className="notice mb-8 grid gap-4" role="status">
      {outcome || copy.emailConfirmText}
      {token !== undefined && (
        <button
          type="button"
          className="btn solid justify-self-start"
          aria-busy={busy}
          onClick={() => void confirm()}
        >
          {copy.emailConfirm}
        </button>
      )}
    </div>
  );
}
