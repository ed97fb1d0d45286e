import * as z from 'zod/mini';
import { entryId, entryKind } from './catalogue-entries.ts';

/** Matters of the checks, in the order of the command's output. */
export const GOLIVE_CHECKS = [
  'address',
  'company',
  'invented',
  'tax',
  'key',
  'credit',
  'database',
  'catalogue',
  'vat',
  'goods',
  'notice',
  'texts',
  'factor',
  'account',
  'methods',
  'webhook',
  'mail',
  'sender',
  'backup',
] as const;
export type GoliveCheck = (typeof GOLIVE_CHECKS)[number];

/** Everything that can be missing before a live shop opens; the back office has a sentence for each. */
export const GOLIVE_CODES = [
  'local_address',
  'company_incomplete',
  'invented_values',
  'vat_id_wrong',
  'w_idnr_wrong',
  'tax_missing',
  'test_key',
  'other_payment',
  'credit_offered',
  'demo_database',
  'foreign_database',
  'not_published',
  'vat_not_zero',
  'vat_zero',
  'goods_incomplete',
  'weee_missing',
  'notice_missing',
  'text_missing',
  'text_faulty',
  'texts_unchecked',
  'factor_missing',
  'account_missing',
  'stripe_key_refused',
  'stripe_right_missing',
  'stripe_away',
  'stripe_refuses',
  'stripe_nameless',
  'stripe_incomplete',
  'stripe_no_payments',
  'stripe_no_descriptor',
  'method_off',
  'webhook_missing',
  'webhook_disabled',
  'webhook_events_missing',
  'mail_refused',
  'mail_inbox',
  'sender_records_missing',
  'backup_missing',
  'unanswered',
] as const;
export type GoliveCode = (typeof GOLIVE_CODES)[number];

/** Values that the server is told at its start, by the names that the owner's sentences have for them. */
export const GOLIVE_FIELDS = [
  'adminEmail',
  'baseUrl',
  'mailFrom',
  'name',
  'street',
  'city',
  'email',
  'phone',
  'owner',
  'register',
  'weee',
] as const;
export type GoliveField = (typeof GOLIVE_FIELDS)[number];

/** Result of each check of `npm run golive`, in an owner's terms. */
export const adminGoliveReply = z.object({
  checks: z.array(
    z.object({
      check: z.enum(GOLIVE_CHECKS),
      state: z.enum(['ok', 'WARN', 'STAND-IN', 'FAIL']),
      /** Absent if it is good. */
      code: z.optional(z.enum(GOLIVE_CODES)),
      /** Values of the code's sentence; names of products by language. */
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Names of values that are missing or wrong. */
      fields: z.array(z.enum(GOLIVE_FIELDS)),
      /** Entry of the catalogue that is to be changed, and its field. */
      entry: z.optional(z.object({ kind: entryKind, id: entryId, field: z.string() })),
    }),
  ),
});
export type GoliveReply = z.infer<typeof adminGoliveReply>;
export type GoliveResult = GoliveReply['checks'][number];
