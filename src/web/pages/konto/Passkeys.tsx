import { useEffect, useState } from 'react';
import { addPasskey, hasPasskeys } from '#browser/account/passkeys.ts';
import { okReply } from '#browser/api.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { formatDateTime } from '#browser/times.ts';
import { fill } from '#rules/fill.ts';
import { useShop } from '#web/shop-context.ts';
import { showToast } from '#web/toasts/toast-store.ts';
import type { SecurityPartProps } from './Logins.tsx';
import { useSend } from './use-send.ts';

/** Keys of a device or a password manager that open the account without a password. */
export function Passkeys({ texts, lang, security, reload }: SecurityPartProps) {
  const { t } = useShop();
  const { problem, setProblem, send } = useSend();
  const [isPossible, setIsPossible] = useState(false);
  useEffect(() => setIsPossible(hasPasskeys()), []);
  const add = async () => {
    setProblem('');
    const name = fill(texts.passkeyName, { date: formatDateTime(new Date().toISOString(), lang) });
    const result = await confirmed(() => addPasskey(name, lang));
    if (result.ok) {
      showToast({ title: texts.passkeyAdded });
      return reload();
    }
    const own = { offline: t('offline'), cancelled: texts.passkeyCancelled }[result.code];
    return setProblem(own ?? (result.message || t('failed')));
  };
  const remove = async (id: string) => {
    if (!(await send('POST /api/auth/passkey/remove', { id }, okReply))) return;
    showToast({ title: texts.passkeyRemoved });
    await reload();
  };
  return (
    <div className="border-t border-line py-4">
      <h3 className="name">{texts.passkeys}</h3>
      <p className="note">{texts.passkeysText}</p>
      <ul>
        {security.passkeys.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
            <span className="num">{name}</span>
            <button
              type="button"
              className="link min-h-[44px]"
              aria-label={fill(texts.passkeyRemoveOf, { name })}
              onClick={() => void remove(id)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <p className="error empty:hidden" role="alert">
        {problem}
      </p>
      {isPossible ? (
        <button type="button" className="link min-h-[44px]" onClick={() => void add()}>
          {texts.passkeyAdd}
        </button>
      ) : (
        <p className="note">{texts.passkeyImpossible}</p>
      )}
    </div>
  );
}
