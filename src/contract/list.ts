import * as z from 'zod/mini';
import type { Card } from '#rules/card.ts';

const path = z.string().check(z.startsWith('/'));
const count = z.int().check(z.gte(0));

const card: z.ZodMiniType<Card> = z.object({
  id: z.string(),
  tags: z.record(z.string(), z.string()),
  name: z.string(),
  href: path,
  priceCents: z.int(),
  originalCents: z.exactOptional(z.int()),
  provenCents: z.exactOptional(z.int()),
  cover: path,
  other: z.exactOptional(path),
  demoRating: z.exactOptional(z.object({ average: z.number(), count: z.int() })),
  rating: z.exactOptional(
    z.object({ average: z.number(), count: z.int(), period: z.exactOptional(z.string()) }),
  ),
  note: z.exactOptional(z.string()),
  volumeMl: z.exactOptional(z.number()),
  colours: z.exactOptional(z.array(z.string())),
  isPlain: z.exactOptional(z.literal(true)),
});

/** Figures of a list under its filters, beside the cards of one page. */
const figures = {
  /** Products that the filters leave. */
  found: count,
  /** Shown page, 1 at first: the last one where fewer are left than asked for. */
  page: z.int().check(z.gte(1)),
  pages: z.int().check(z.gte(1)),
  /** Products of each family that the second filter leaves, `alle` included. */
  counts: z.record(z.string(), count),
  /** Products of the chosen family, and those of them that the second filter keeps. */
  inFamily: count,
  narrowed: count,
};

/** `GET /api/list`: one page of a list. */
export const listReply = z.object({ cards: z.array(card), ...figures });
export type ListReply = z.infer<typeof listReply>;
