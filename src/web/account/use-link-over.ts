import { useEffect, useState } from 'react';
import type { ApiPath } from '#browser/api.ts';
import type { LINK_KINDS } from '#contract/account.ts';

async function isOver(kind: string, token: string): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/check-link' satisfies ApiPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, token }),
    });
    const body: { code?: unknown } = await response.json();
    return body.code === 'invalid_token';
  } catch (error) {
    // Sending the form says it, too.
    console.warn('the link could not be checked', error);
    return false;
  }
}

/** True once the server says that a mailed link was used or has expired; undefined until it replied. */
export function useLinkOver(
  kind: (typeof LINK_KINDS)[number],
  token: string | null,
): boolean | undefined {
  const [checked, setChecked] = useState<{ readonly token: string; readonly over: boolean }>();
  useEffect(() => {
    if (token === null) return;
    void isOver(kind, token).then((over) => setChecked({ token, over }));
  }, [kind, token]);
  return checked?.token === token ? checked?.over : undefined;
}
