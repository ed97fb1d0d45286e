import { useCallback, useEffect, useState } from 'react';
import { refreshSession } from '#browser/account/session.ts';
import { callApi } from '#browser/api.ts';
import { type SecurityReply, securityReply } from '#contract/security.ts';
import type { Lang } from '#routes.ts';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { Logins } from './Logins.tsx';
import { Passkeys } from './Passkeys.tsx';
import type { KontoTexts } from './texts.ts';

interface SecurityProps {
  readonly texts: KontoTexts;
  readonly lang: Lang;
  readonly userId: string;
}

function useSecurity(userId: string) {
  const [security, setSecurity] = useState<SecurityReply>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const result = await callApi('GET /api/auth/security', {}, securityReply);
    setFailed(!result.ok);
    if (result.ok) setSecurity(result.data);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer has other logins
  useEffect(() => void load(), [load, userId]);
  const reload = useCallback(async () => {
    await refreshSession();
    await load();
  }, [load]);
  return { security, failed, reload };
}

/** Passkeys, authenticator app and logins of the account. */
export function Security({ texts, lang, userId }: SecurityProps) {
  const { security, failed, reload } = useSecurity(userId);
  return (
    <section id="sicherheit" aria-labelledby="security" className="pt-14">
      <h2 id="security" className="h3 pb-4">
        {texts.security}
      </h2>
      {!security && !failed && <p className="note">{texts.loading} …</p>}
      {failed && (
        <div role="alert">
          <p className="pb-4">{texts.securityFailed}</p>
          <button type="button" className="btn" onClick={() => void reload()}>
            {texts.again}
          </button>
        </div>
      )}
      {security && (
        <>
          <Passkeys texts={texts} lang={lang} security={security} reload={reload} />
          <AuthenticatorApp texts={texts} lang={lang} security={security} reload={reload} />
          <Logins texts={texts} lang={lang} security={security} reload={reload} />
        </>
      )}
    </section>
  );
}
