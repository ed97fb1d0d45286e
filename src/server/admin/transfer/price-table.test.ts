import { describe, expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { storedProduct } from '#server/catalogue/demo-claims.ts';
import { entryKey } from '#server/catalogue/entries.ts';
import type { ImportState } from '#server/catalogue/import-entries.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { readTable, splitTable } from './read-table.ts';

const readSaved = (saved: Uint8Array, state: ImportState) => readTable(splitTable(saved), state);

describe('a table with prices alone', () => {
  const {
    priceCents: _,
    originalCents: __,
    ...ring
  } = storedProduct(
    seedCatalogue.products.find(({ id }) => id === 'siegelring') as Product,
  ) as Product & { priceCents: number; originalCents: number };
  const read = (price: object, headings: string, cells: string) => {
    const content = { ...ring, ...price };
    const entry = { kind: 'product', id: ring.id, position: 0, content } as const;
    const current = { ...entry, version: 1, removed: false, replacedIn: null, path: null };
    const published = new Map([[entryKey(entry), current]]);
    const table = new TextEncoder().encode(`${headings}\n${cells}`);
    const [row] = readSaved(table, { published, drafts: new Map() });
    const { priceCents, originalCents } = (row?.content ?? {}) as typeof reduced;
    return { problems: row?.problems, priceCents, originalCents };
  };
  const plain = { priceCents: 1_990 };
  const reduced = { priceCents: 1_990, originalCents: 2_990 };
  test.each<[what: string, price: object, typed: string, former: number | undefined]>([
    ['raises one', plain, '29,90', undefined],
    ['lowers one without a strike', plain, '9,90', undefined],
    ['keeps a former price that is still higher', reduced, '24,90', 2_990],
    ['drops a former price that it reaches', reduced, '29,90', undefined],
    ['drops a former price that it passes', reduced, '39,90', undefined],
  ])('%s', (_what, price, typed, originalCents) => {
    const priceCents = Number(typed.replace(',', ''));
    expect(read(price, 'Kennung;Preis', `siegelring;${typed}`)).toEqual({
      problems: [],
      priceCents,
      originalCents,
    });
  });
  test('keeps a former price that its own column says', () => {
    const said = read(reduced, 'Kennung;Preis;Früherer Preis', 'siegelring;39,90;29,90');
    expect(said).toMatchObject({ priceCents: 3_990, originalCents: 2_990 });
  });
});
