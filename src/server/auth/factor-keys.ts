import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import type { Settings } from '../env.ts';
import { keyOf, secretsOf } from '../keys.ts';
import type { Shop } from '../shop.ts';
import { hashedList } from './recovery-codes.ts';
import { twoFactors } from './schema.ts';

type Secret = Pick<Settings, 'authSecret'>;

/** Names a key in what it encrypted (`$ba$<id>$…`). */
const idOf = (secret: string) => Number.parseInt(keyOf(secret, 'factor key id').slice(0, 8), 16);

/**
 * The keys of authenticator secrets as the login library takes them: the first of `AUTH_SECRET` encrypts, all
 * of them decrypt. `legacySecret` reads what the version before encrypted by the secret itself.
 */
export function factorKeys(settings: Secret) {
  const secrets = secretsOf(settings);
  return {
    keys: new Map(secrets.map((secret) => [idOf(secret), keyOf(secret, 'factors')])),
    currentVersion: idOf(secrets[0]),
    legacySecret: secrets[0],
  };
}

/** Decrypts by whatever key it was; undefined when none of them did. */
async function decrypt(settings: Secret, data: string): Promise<string | undefined> {
  const keys = factorKeys(settings);
  for (const legacySecret of secretsOf(settings)) {
    const plain = await symmetricDecrypt({ key: { ...keys, legacySecret }, data }).catch(
      () => undefined,
    );
    if (plain !== undefined) return plain;
  }
  return undefined;
}

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
  for (const { id, secret, backupCodes } of await db.select().from(twoFactors)) {
    const isHashed = backupCodes.startsWith('[');
    const newest = { authSecret: secretsOf(settings)[0] };
    const isCurrent =
      (await decrypt(newest, secret)) !== undefined &&
      (isHashed || (await decrypt(newest, backupCodes)) !== undefined);
    if (isCurrent) continue;
    const plain = await decrypt(settings, secret);
    const codes = isHashed ? backupCodes : await decrypt(settings, backupCodes);
    if (plain === undefined || codes === undefined) {
      unreadable += 1;
      continue;
    }
    await db
      .update(twoFactors)
      .set({
        secret: await symmetricEncrypt({ key: factorKeys(settings), data: plain }),
        backupCodes: hashedList(settings, codes),
      })
      .where(and(eq(twoFactors.id, id), eq(twoFactors.backupCodes, backupCodes)));
  }
  if (unreadable > 0) {
    log.warn(
      'AUTH_SECRET opens no authenticator app of some accounts; add their older secret: AUTH_SECRET=new,old',
      { accounts: unreadable },
    );
  }
}
