import * as z from 'zod/mini';
import { LANGS, type Lang, LIST_SCREENS, type ListScreen } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { filterParam } from '#rules/filters.ts';
import { LIST_RULES, type ListChoice, readChoice } from '#rules/list-view.ts';
import { SORT_KEYS } from '#rules/sorting.ts';

const params = z
  .strictObject({
    list: z.enum(LIST_SCREENS),
    lang: z.enum(LANGS),
    kategorie: z.optional(z.string()),
    sale: z.optional(z.string()),
    preis: z.optional(z.string()),
    sort: z.optional(z.enum(SORT_KEYS)),
    seite: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  })
  .check((context) => {
    const { list, ...asked } = context.value;
    const { filters, narrow, isSorted } = LIST_RULES[list];
    const refuse = (field: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [field] });
    const families = filters.map(filterParam);
    if (asked.kategorie !== undefined && !families.includes(asked.kategorie)) refuse('kategorie');
    if (asked.sort && !isSorted) refuse('sort');
    for (const param of ['sale', 'preis'] as const) {
      const value = narrow?.param === param ? narrow.value : undefined;
      if (asked[param] !== undefined && asked[param] !== value) refuse(param);
    }
  });

/** A page of a list, as `GET /api/list` names it. */
export interface ListQuery {
  readonly list: ListScreen;
  readonly lang: Lang;
  readonly choice: ListChoice;
  /** 1 at first. */
  readonly page: number;
}

/**
 * Query of `GET /api/list`, with the values that the address of a list has: `list`, `lang`, `kategorie`, `sale` or
 * `preis`, `sort`, `seite`.
 */
export const listQuery = z.pipe(
  params,
  z.transform(({ list, lang, seite = '1', ...asked }): ListQuery => {
    const choice = readChoice(list, new Map(Object.entries(asked)));
    return { list, lang, choice, page: Number(seite) };
  }),
);

const shown = {
  name: z.string(),
  href: z.string().check(z.startsWith('/')),
  priceCents: z.int(),
  originalCents: z.int(),
  provenCents: z.exactOptional(z.int()),
  cover: z.string().check(z.startsWith('/')),
  other: z.exactOptional(z.string().check(z.startsWith('/'))),
  demoRating: z.object({ average: z.number(), count: z.int() }),
};
const colour = z.string();
const count = z.int().check(z.gte(0));

const card: z.ZodMiniType<Card> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sneaker'),
    id: z.string(),
    ...shown,
    silhouette: z.enum(['kiez', 'hafen', 'block', 'rampe']),
  }),
  z.object({
    kind: z.literal('jersey'),
    id: z.string(),
    ...shown,
    category: z.enum(['National', 'Vintage', 'Special']),
  }),
  z.object({
    kind: z.literal('accessory'),
    id: z.string(),
    ...shown,
    category: z.enum(['Brillen', 'Parfüm', 'Schmuck', 'Uhren']),
    volumeMl: z.exactOptional(z.number()),
  }),
  z.object({ kind: z.literal('cap'), id: z.string(), ...shown, colours: z.array(colour) }),
  z.object({ kind: z.literal('bag'), id: z.string(), ...shown, colours: z.array(colour) }),
]);

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
