import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/**
 * What Stripe's published OpenAPI description says about the calls this shop makes, and no more:
 * every parameter it sends, and the fields of the answers that decide about money. Parameters are
 * named as in code: `line_items[].quantity`, `metadata.*`.
 */
const fact = z.strictObject({
  /** `reference`: an id, or the object itself where it was expanded. */
  type: z.enum(['string', 'integer', 'boolean', 'array', 'object', 'reference']),
  maxLength: z.optional(z.number()),
  /** Of those Stripe knows: the ones the shop sends, or may be answered. */
  values: z.optional(z.array(z.string())),
  nullable: z.optional(z.boolean()),
  /** Of an object: what must come with it. */
  required: z.optional(z.array(z.string())),
});
export type Fact = z.infer<typeof fact>;
const factsByName = z.record(z.string(), fact);

const facts = z.strictObject({
  source: z.string(),
  /** The API version described. */
  version: z.string(),
  /** By method and path. */
  requests: z.record(z.string(), factsByName),
  /** By the object's `object`. */
  answers: z.record(
    z.string(),
    z.strictObject({ required: z.array(z.string()), fields: factsByName }),
  ),
});
export type StripeFacts = z.infer<typeof facts>;

export const FACTS_FILE = path.join(import.meta.dirname, 'facts.json');

export function readFacts(): StripeFacts {
  return facts.parse(JSON.parse(readFileSync(FACTS_FILE, 'utf8')));
}
