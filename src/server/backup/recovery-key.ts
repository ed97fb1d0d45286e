import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';

/** A new recovery key (`AGE-SECRET-KEY-1…`); it exists only in the memory of the caller. */
export const newRecoveryKey = (): Promise<string> => generateX25519Identity();

/** Public half of a key as somebody typed it; undefined for anything else. */
export async function recipientOf(typed: string): Promise<string | undefined> {
  try {
    return await identityToRecipient(typed.replaceAll(/\s/g, '').toUpperCase());
  } catch {
    return undefined;
  }
}

/** Keeps the public half of a key that its owner has typed back. Earlier backups need the earlier key. */
export async function keepRecipient(client: pg.ClientBase, recipient: string): Promise<void> {
  await client.query(
    `insert into backup_keys (id, recipient, confirmed_at) values (1, $1, now())
     on conflict (id) do update set recipient = excluded.recipient, confirmed_at = excluded.confirmed_at`,
    [recipient],
  );
}
