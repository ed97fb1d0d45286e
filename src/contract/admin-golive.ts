import * as z from 'zod/mini';
import english from '#catalogue/golive/en.json' with { type: 'json' };
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

/** Result of each check of `npm run golive`, in an owner's terms. */
export const adminGoliveReply = z.object({
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
export type GoliveResult = z.infer<typeof adminGoliveReply>['checks'][number];
