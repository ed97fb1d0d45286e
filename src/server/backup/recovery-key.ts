import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import type { BackupKeys } from './read-backup.ts';
import { SIGNER_PREFIX } from './signer.ts';

const SIGNER = new RegExp(`${SIGNER_PREFIX}[0-9A-F]{64}`);
/** At most as long as a key is: more is text that follows it. */
const IDENTITY = /AGE-SECRET-KEY-1[0-9A-Z]{0,58}/;

/** A new recovery key (`AGE-SECRET-KEY-1…`); it exists only in the memory of the caller. */
export const newRecoveryKey = (): Promise<string> => generateX25519Identity();

/**
 * Recovery key and signer line as somebody typed or pasted them: in any order, also as the whole file of a key with
 * its notes; undefined for what is missing.
 */
export function readKeys(typed: string): BackupKeys {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  const signer = SIGNER.exec(text)?.[0];
  return { identity: IDENTITY.exec(text.replace(SIGNER, ''))?.[0], signer };
}

/** Public half of a recovery key; undefined for anything else. */
export async function recipientOf(identity: string | undefined): Promise<string | undefined> {
  try {
    return await identityToRecipient(identity ?? '');
  } catch {
    return undefined;
  }
}

/** True for the public half of a key that files can be encrypted to. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the public halves that their owner has typed back. Earlier backups need the earlier ones. */
export async function keepRecipient(
  client: pg.ClientBase,
  recipient: string,
  signer: string,
): Promise<void> {
  await client.query(
    `insert into backup_keys (id, recipient, signer, confirmed_at) values (1, $1, $2, now())
     on conflict (id) do update set
       recipient = excluded.recipient, signer = excluded.signer, confirmed_at = excluded.confirmed_at`,
    [recipient, signer],
  );
}
