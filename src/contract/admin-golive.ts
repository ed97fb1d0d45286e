import * as z from 'zod/mini';
import english from '#catalogue/golive/en.json' with { type: 'json' };
import { LANGS } from '#routes.ts';
import { entryId, entryKind } from './catalogue-entries.ts';

const keysOf = <Names extends object>(names: Names) =>
  Object.keys(names) as [keyof Names, ...(keyof Names)[]];

const { checks, codes, fields } = english;
export type GoliveCheck = keyof typeof checks;
/** Everything that can be missing before a live shop opens; an owner's sentence for each is in both languages. */
export type GoliveCode = keyof typeof codes;
/** Values that the server is told at its start. */
export const GOLIVE_FIELDS = keysOf(fields);
export type GoliveField = keyof typeof fields;

/** Facts that the steps of a new shop ask for beside the checks. */
const shopState = z.object({
  /** Address of the owner's account is her own. */
  own_email: z.boolean(),
  /** Inbox of a shop without a mail server; null with one. */
  inbox: z.nullable(z.string()),
  /** Somebody has entered the shop's name. */
  named: z.boolean(),
  /** German path of the first product; null without products. */
  product: z.nullable(z.string()),
  /** Somebody has published the facts of shipping. */
  shipping: z.boolean(),
  /** Drafts that wait to be published. */
  drafts: z.int(),
});

/** Largest notice: a PNG of A4 at 300 dpi has less than 1 MB; as base64. */
export const NOTICE_LIMIT_BYTES = 4 * 1024 * 1024;

export const adminNoticeBody = z.strictObject({
  lang: z.enum(LANGS),
  /** A PNG or JPEG, as base64. */
  picture: z.base64().check(z.minLength(1)),
});

/** Result of each check of `npm run golive`, in an owner's terms. */
export const adminGoliveReply = z.object({
  /** True once the shop sells; always in a demo. */
  opened: z.boolean(),
  /** True while only the machine itself reaches the shop. */
  local: z.boolean(),
  shop: shopState,
  checks: z.array(
    z.object({
      check: z.enum(keysOf(checks)),
      state: z.enum(['ok', 'WARN', 'STAND-IN', 'FAIL']),
      /** Absent if it is good. */
      code: z.optional(z.enum(keysOf(codes))),
      /** Values of the code's sentence; names of products by language. */
      values: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Names of values that are missing or wrong. */
      fields: z.array(z.enum(GOLIVE_FIELDS)),
      /** Entry of the catalogue that is to be changed, and its field. */
      entry: z.optional(z.object({ kind: entryKind, id: entryId, field: z.string() })),
    }),
  ),
});
export type AdminGolive = z.infer<typeof adminGoliveReply>;
export type GoliveResult = z.infer<typeof adminGoliveReply>['checks'][number];
