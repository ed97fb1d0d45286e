import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import type { HasAuth } from './auth-parts.ts';
import { recoveryHash } from './recovery-codes.ts';
import { verifications } from './schema.ts';

/** A code is good for its half minute and the ones around it. */
const SPENT_FOR_MS = 2 * 60 * 1000;
const TOTP = /^\d{6}$/;

/**
 * Checks the code of an authenticator app, or a recovery code, and returns the headers of the reply.
 * The library throws for a wrong one.
 */
export async function codeCall(
  shop: Shop & HasAuth,
  typed: string,
  headers: Headers,
): Promise<Headers> {
  const { api } = shop.parts.auth.auth;
  const code = typed.replace(/\s/g, '');
  const isTotp = TOTP.test(code);
  const proof = isTotp ? code : recoveryHash(code);
  const call = { body: { code: proof }, headers, returnHeaders: true } as const;
  const done = isTotp ? await api.verifyTOTP(call) : await api.verifyBackupCode(call);
  return done.headers;
}

/** Uses an app's code up; false when it was used already. Recovery codes are the library's to spend. */
export async function spendCode(shop: Shop, userId: string, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (!TOTP.test(code)) return true;
  const now = shop.now();
  const id = createHash('sha256').update(`totp ${userId} ${code}`).digest('base64url');
  const spent = await shop.db
    .insert(verifications)
    .values({
      id,
      identifier: `spent-code:${id}`,
      value: userId,
      expiresAt: new Date(now + SPENT_FOR_MS),
      createdAt: new Date(now),
      updatedAt: new Date(now),
    })
    .onConflictDoUpdate({
      target: verifications.id,
      set: { expiresAt: new Date(now + SPENT_FOR_MS) },
      setWhere: lt(verifications.expiresAt, new Date(now)),
    })
    .returning({ id: verifications.id });
  return spent.length > 0;
}
