import { useEffect, useState } from 'react';
import { type SecurityReply, securityReply } from '#contract/security.ts';
import type { Lang } from '#routes.ts';
import { signInWithPasskey } from '../account/passkeys.ts';
import { callApi, okReply } from '../api.ts';
import { useAsking } from './confirm-store.ts';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

const TEXTS = { de: german, en: english };

/** Logic of the dialog that asks for a passkey, a code, or the password of an account without either. */
export function useConfirmation(lang: Lang) {
  const texts = TEXTS[lang];
  const { answer, what } = useAsking();
  const [security, setSecurity] = useState<SecurityReply>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const isAsking = answer !== null;
  const hasPasskey = (security?.passkeys.length ?? 0) > 0;
  useEffect(() => {
    setSecurity(undefined);
    setProblem('');
    if (!isAsking) return;
    void callApi('GET /api/auth/security', {}, securityReply).then((known) => {
      if (known.ok) setSecurity(known.data);
      else setProblem(known.message || texts.failed);
    });
  }, [isAsking, texts]);
  /** Sends what was typed; false if it was refused. */
  const send = async (typed: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    const proof = security?.totp ? { code: typed.trim() } : { password: typed };
    const body = { ...proof, language: lang };
    const result = await callApi('POST /api/auth/confirm', { body }, okReply);
    setBusy(false);
    if (result.ok) answer?.(true);
    else setProblem(result.code === 'offline' ? texts.offline : result.message || texts.failed);
    return result.ok;
  };
  const sendPasskey = async () => {
    setProblem('');
    const result = await signInWithPasskey(lang);
    if (result.ok) answer?.(true);
    else if (result.code !== 'cancelled') setProblem(result.message || texts.passkeyFailed);
  };
  return {
    texts,
    /** Name of the confirmed action; empty if it isn't told. */
    what,
    /** True while a request waits for the person. */
    isAsking,
    cancel: () => answer?.(false),
    isLoaded: security !== undefined,
    hasPasskey,
    isTyped: security !== undefined && (security.totp || !hasPasskey),
    isCode: security?.totp ?? false,
    problem,
    busy,
    send,
    sendPasskey,
  };
}
