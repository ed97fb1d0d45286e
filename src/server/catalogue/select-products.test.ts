import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { countProducts, type ProductsRow, selectProducts } from './select-products.ts';

/** Ids and states in the order of lists. */
const shop = await openTestShop();
// A changed, a moved, a retired and a new product, and a new one at the place of another.
await shop.shop.pool.query(
  `insert into catalogue_drafts (kind, id, content, position, revision, edited_by, edited_at)
   select 'product', d.id, d.content::json, coalesce(e.position, 0) + d.moved, row_number() over (), '', now()
   from (values ('pouch', '{"name":{"de":"Beutel","en":"Pouch"}}', 0),
       ('siegelring', '{"collection":"accessoires"}', -100), ('kiez-low-navy', null, 0),
       ('neu-a', '{"collection":"caps"}', 1.5), ('neu-b', '{}', 2)) as d(id, content, moved)
     left join catalogue_entries e on e.kind = 'product' and e.id = d.id and e.replaced_in is null`,
);
const { rows } = await shop.shop.pool.query(
  `select id, position, 'published' as state from catalogue_entries
   where kind = 'product' and replaced_in is null and id not in (select id from catalogue_drafts)
   union all select id, position, case when id like 'neu-%' then 'new' else 'changed' end
   from catalogue_drafts order by position, id`,
);
const all = rows.map(({ id, state }) => ({ id, state }));

async function readAll(
  most: number,
  query: Parameters<typeof selectProducts>[1] = {},
): Promise<ProductsRow[]> {
  const rows: ProductsRow[] = [];
  let after: string | null | undefined;
  do {
    const { page, next } = await selectProducts(
      shop.shop,
      after ? { ...query, after } : query,
      most,
    );
    expect(page.length).toBeLessThanOrEqual(most);
    rows.push(...page);
    after = next;
  } while (after);
  return rows;
}

const idsOf = (rows: readonly Pick<ProductsRow, 'id'>[]) => rows.map(({ id }) => id);

test.each([1, 3, 1_000])(
  'pages of %i name every product once, at the place of its draft',
  async (most) => {
    const rows = await readAll(most);
    expect(rows.map(({ id, state }) => ({ id, state }))).toEqual(all);
  },
);

test('a draft that retires its product says so', async () => {
  const rows = await readAll(9);
  expect(rows.filter((row) => row.is_leaving).map(({ id }) => id)).toEqual(['kiez-low-navy']);
});

test('a draft is found by its own values, not by those that it replaces', async () => {
  expect(idsOf(await readAll(9, { search: 'beutel' }))).toContain('pouch');
  expect(idsOf(await readAll(9, { collection: 'sneakers' }))).toContain('kiez-low-navy');
  expect(idsOf(await readAll(9, { collection: 'bags' }))).not.toContain('pouch');
  expect(idsOf(await readAll(9, { collection: 'caps' }))).toContain('neu-a');
  expect(await readAll(9, { ids: 'kiez-low-navy,neu-b,nichts' })).toHaveLength(2);
});

test.each(['name', '-name', 'price', '-price'] as const)(
  'pages by %s name every product once, and end with those that have none',
  async (sort) => {
    const rows = await readAll(7, { sort });
    expect(idsOf(rows).toSorted()).toEqual(idsOf(all).toSorted());
    const keys = rows.map(({ content }) => keyOf(content as never, sort.replace('-', '')));
    const known = keys.filter((key) => key !== undefined);
    expect(keys.slice(0, known.length)).toEqual(known);
    const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(known).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
  },
);

interface Content {
  readonly name?: { readonly de: string };
  readonly priceCents?: number;
  readonly packs?: Readonly<Record<string, { readonly priceCents: number }>>;
}

function keyOf(
  { name, priceCents, packs = {} }: Content,
  key: string,
): string | number | undefined {
  if (key === 'name') return name?.de.toLowerCase();
  const prices = [priceCents, ...Object.values(packs).map((pack) => pack.priceCents)];
  const known = prices.filter((price) => price !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

test('views show drafts, retired products and those of which nothing is left', async () => {
  const drafts = ['kiez-low-navy', 'neu-a', 'neu-b', 'pouch', 'siegelring'];
  expect(idsOf(await readAll(2, { view: 'draft' })).toSorted()).toEqual(drafts);
  expect(await readAll(9, { view: 'retired' })).toEqual([]);
  const { page } = await selectProducts(shop.shop, { view: 'sold-out' }, 9, ['siegelring', 'uhr']);
  expect(idsOf(page)).toContain('siegelring');
  expect((await selectProducts(shop.shop, { view: 'sold-out' }, 9)).page).toEqual([]);
  expect(await countProducts(shop.shop)).toEqual({ all: all.length, draft: 5, retired: 0 });
});
