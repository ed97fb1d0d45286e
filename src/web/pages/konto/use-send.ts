import { useState } from 'react';
import type * as z from 'zod/mini';
import { confirmed } from '#web/account/confirm/confirm-store.ts';
import { sendJson } from '#web/api.ts';
import { useShop } from '#web/shop-context.ts';

/** Sends one thing at a time; `problem` says why the last one failed. */
export function useSend() {
  const { lang, t } = useShop();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async <T>(path: string, body: object, schema: z.ZodMiniType<T>) => {
    if (busy) return undefined;
    setBusy(true);
    setProblem('');
    const result = await confirmed(() => sendJson(path, { ...body, language: lang }, schema));
    setBusy(false);
    if (result.ok) return result.data;
    setProblem(result.code === 'offline' ? t('offline') : result.message || t('failed'));
    return undefined;
  };
  return { busy, problem, setProblem, send };
}
