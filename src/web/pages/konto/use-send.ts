import { useState } from 'react';
import {
  type BodyOf,
  callApi,
  type EndpointName,
  type ReplySchema,
  type Sent,
} from '#browser/api.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { useShop } from '#web/shop-context.ts';

/**
 * Sends one thing at a time; `problem` says why the last one failed.
 * @param wrongPassword our own sentence for a wrong password; the server's stands otherwise
 */
export function useSend(wrongPassword?: string) {
  const { lang, t } = useShop();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async <Name extends EndpointName, T>(
    name: Name,
    body: Omit<BodyOf<Name>, 'language'>,
    schema: ReplySchema<Name, T>,
  ) => {
    if (busy) return undefined;
    setBusy(true);
    setProblem('');
    const sent = { body: { ...body, language: lang } } as Sent<Name>;
    const result = await confirmed(() => callApi(name, sent, schema));
    setBusy(false);
    if (result.ok) return result.data;
    const own = { offline: t('offline'), invalid_credentials: wrongPassword }[result.code];
    setProblem(own ?? (result.message || t('failed')));
    return undefined;
  };
  return { busy, problem, setProblem, send };
}
