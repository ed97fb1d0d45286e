import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import type { Settings } from '../env.ts';
import { keyOf, secretsOf } from '../keys.ts';
import type { Shop } from '../shop.ts';
import { twoFactors } from './schema.ts';

type Secret = Pick<Settings, 'authSecret'>;

/** Names a key in what it encrypted (`$ba$<id>$…`). */
const idOf = (secret: string) => Number.parseInt(keyOf(secret, 'factor key id').slice(0, 8), 16);

/**
 * The keys of authenticator secrets as the login library takes them: the first of `AUTH_SECRET` encrypts, all
 * of them decrypt.
 */
export function factorKeys(settings: Secret) {
  const secrets = secretsOf(settings);
  return {
    keys: new Map(secrets.map((secret) => [idOf(secret), keyOf(secret, 'factors')])),
    currentVersion: idOf(secrets[0]),
  };
}

/** Decrypts by whatever key it was; undefined when none of them did. */
const decrypt = (settings: Secret, data: string) =>
  symmetricDecrypt({ key: factorKeys(settings), data }).catch(() => undefined);

/**
 * Encrypts what an older secret of `AUTH_SECRET` encrypted under the newest, so that the older one can be
 * removed. Says how many accounts have factors that no secret opens: they wait for theirs.
 */
export async function renewFactors({
  db,
  settings,
  log,
}: Pick<Shop, 'db' | 'settings' | 'log'>): Promise<void> {
  let unreadable = 0;
  const newest = { authSecret: secretsOf(settings)[0] };
  for (const { id, secret } of await db.select().from(twoFactors)) {
    if ((await decrypt(newest, secret)) !== undefined) continue;
    const plain = await decrypt(settings, secret);
    if (plain === undefined) {
      unreadable += 1;
      continue;
    }
    await db
      .update(twoFactors)
      .set({ secret: await symmetricEncrypt({ key: factorKeys(settings), data: plain }) })
      .where(and(eq(twoFactors.id, id), eq(twoFactors.secret, secret)));
  }
  if (unreadable > 0) {
    log.warn(
      'AUTH_SECRET opens no authenticator app of some accounts; add their older secret: AUTH_SECRET=new,old',
      { accounts: unreadable },
    );
  }
}
