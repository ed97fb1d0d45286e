import * as z from 'zod/mini';

/** The back office: backups, and what a restored shop holds back. */

export const adminBackupReply = z.object({
  /** True once the owner has a recovery key; without it no backup is made. */
  has_key: z.boolean(),
  /** Line by which a restore knows this shop; an owner keeps it beside the key. It is public. */
  signer: z.string(),
  /** Folder or bucket. */
  place: z.string(),
  /** False for a folder within the shop's own data folder. */
  elsewhere: z.boolean(),
  last_good: z.nullable(z.object({ at: z.iso.datetime(), bytes: z.number(), rows: z.number() })),
  /** Why the newest backup is not good. */
  failure: z.nullable(z.string()),
  /** Start of the newest one, good or not. */
  begun_at: z.nullable(z.iso.datetime()),
  is_running: z.boolean(),
  /** Null unless mails of a restored shop wait for the owner. */
  restore: z.nullable(
    z.object({
      backup_at: z.iso.datetime(),
      restored_at: z.iso.datetime(),
      /** False until everything since the backup was read from the payment provider. */
      reconciled: z.boolean(),
      held_mails: z.number(),
      /** Paid orders that were made again from Stripe since. */
      rebuilt_orders: z.number(),
      /** Erasures since the backup that were carried out again; null if their list was not found. */
      erased: z.nullable(z.number()),
    }),
  ),
});
export type AdminBackupReply = z.infer<typeof adminBackupReply>;

/** `POST /api/admin/backup/key`: the public half (`age1…`) of a key that was made in the owner's browser. */
export const adminBackupKeyBody = z.strictObject({
  recipient: z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/)),
});

export const adminReleaseReply = z.object({ released: z.number() });
