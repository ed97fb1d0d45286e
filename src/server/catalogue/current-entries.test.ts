import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { STORED_SEED } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { checkEntries } from './check-entries.ts';
import { KnownEntries, readEntries } from './current-entries.ts';
import { byKey, entriesOf } from './entries.ts';
import { lockCatalogue, writeVersion } from './write-version.ts';

const shop = await openTestShop();

const products = entriesOf(seedCatalogue).filter(({ kind }) => kind === 'product');

/** A change of one product by a version: its place in the range, or its retirement. */
const change = fc.record({
  product: fc.nat(products.length - 1),
  position: fc.integer({ min: 0, max: 50 }),
  removed: fc.boolean(),
});
const version = fc.uniqueArray(change, { minLength: 1, maxLength: 3, selector: (c) => c.product });

const write = (changes: readonly { product: number; position: number; removed: boolean }[]) =>
  shop.shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    return writeVersion(tx, {
      by: null,
      note: '',
      isDemo: true,
      changes: changes.flatMap(({ product, ...rest }) => {
        const entry = products[product];
        return entry ? [{ ...entry, ...rest }] : [];
      }),
    });
  });

const readAll = async () => byKey(await readEntries(shop.shop.db));

test('what is remembered and what later versions changed are the entries of the newest one', async () => {
  const known = new KnownEntries();
  await fc.assert(
    fc.asyncProperty(fc.array(version, { minLength: 1, maxLength: 3 }), async (versions) => {
      for (const changes of versions) await write(changes);
      const { entries } = await known.read(shop.shop.db);
      expect(entries).toEqual(await readAll());
    }),
    { numRuns: 30 },
  );
});

test('an older snapshot is read as it was, and is not remembered', async () => {
  const known = new KnownEntries();
  const before = await readAll();
  const opened = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const older = shop.shop.db.transaction(
    async (tx) => {
      // A transaction has its snapshot from its first statement.
      await new KnownEntries().read(tx);
      opened.resolve();
      await written.promise;
      return known.read(tx);
    },
    { isolationLevel: 'repeatable read' },
  );
  await opened.promise;
  const number = await write([{ product: 0, position: 99, removed: false }]);
  expect((await known.read(shop.shop.db)).number).toBe(number);
  written.resolve();
  expect(await older).toEqual({ number: number - 1, entries: before });
  expect((await known.read(shop.shop.db)).entries).toEqual(await readAll());
});

test('only entries that changed are read again; the others stay the same objects', async () => {
  const known = new KnownEntries();
  const { entries: before } = await known.read(shop.shop.db);
  await write([{ product: 1, position: 7, removed: false }]);
  const { entries } = await known.read(shop.shop.db);
  const others = [...entries].filter(([key, entry]) => before.get(key) !== entry);
  expect(others.map(([, { id }]) => id)).toEqual([products[1]?.id]);
});

test('a fault is found beside products that were parsed before', () => {
  const entries = entriesOf(seedCatalogue);
  expect(checkEntries(entries)).toMatchObject({ ok: true, catalogue: STORED_SEED });
  const wrong = entries.map((entry) =>
    entry.id === products[0]?.id
      ? { ...entry, content: { ...(entry.content as object), name: 7 } }
      : entry,
  );
  const same = entries.map((entry) =>
    entry.id === products[0]?.id ? { ...entry, content: products[1]?.content } : entry,
  );
  const id = products[0]?.id;
  expect(checkEntries(wrong)).toMatchObject({ ok: false, findings: [{ kind: 'product', id }] });
  expect(checkEntries(same)).toMatchObject({ ok: false });
});

test('a published contradiction that nothing checked before keeps no shop from starting', () => {
  const loose = entriesOf(seedCatalogue).map((entry) =>
    entry.kind === 'collection' && entry.id === 'trikots'
      ? { ...entry, content: { ...(entry.content as object), tags: {} } }
      : entry,
  );
  const path = ['list', 'filter', 'group'];
  const finding = { kind: 'collection', id: 'trikots', path, code: 'unknown_group' };
  expect(checkEntries(loose)).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining(finding)]),
  });
  expect(checkEntries(loose, true)).toMatchObject({ ok: true });
});
