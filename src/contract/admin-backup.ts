import * as z from 'zod/mini';

/** The back office: backups, and what a restored shop holds back. */

export const adminBackupReply = z.object({
  /** True once the recovery key was typed back; without it no backup is made. */
  has_key: z.boolean(),
  /** Folder or bucket. */
  place: z.string(),
  /** False for a folder within the shop's own data folder. */
  elsewhere: z.boolean(),
  last_good: z.nullable(z.object({ at: z.iso.datetime(), bytes: z.number(), rows: z.number() })),
  /** Why the newest backup is not good. */
  failure: z.nullable(z.string()),
  /** Null unless mails of a restored shop wait for the owner. */
  restore: z.nullable(
    z.object({
      backup_at: z.iso.datetime(),
      restored_at: z.iso.datetime(),
      /** False until everything since the backup was read from the payment provider. */
      reconciled: z.boolean(),
      held_mails: z.number(),
    }),
  ),
});
export type AdminBackupReply = z.infer<typeof adminBackupReply>;

export const adminReleaseReply = z.object({ released: z.number() });
