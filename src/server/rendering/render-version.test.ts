import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Catalogue, Collection, Gift, Product } from '#catalogue/catalogue.ts';
import type { PageManifest } from '#contract/pages.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { copyBuild } from '#test/copy-build.ts';
import { runs } from '#test/runs.ts';
import { temporaryFolder } from '#test/temporary.ts';
import { loadProgram, type RenderProgram } from './build-files.ts';
import { KnownDocuments } from './known-documents.ts';
import { renderVersion } from './render-version.ts';
import { CatalogueReceiver, CatalogueSender } from './sent-catalogue.ts';

vi.setConfig({ testTimeout: 120_000 });

const root = temporaryFolder();

const dist = path.join(root, 'dist');
copyBuild(dist);
const { build, open } = await loadProgram(dist);
// Markup takes most of the time, and says nothing but what the inputs say.
const render = async (pathname: string) => ({ html: pathname, script: [], style: [] });
const program: RenderProgram = {
  build,
  open: (catalogue) => ({ ...open(catalogue), render }),
};

const withProduct = (catalogue: Catalogue, nth: number, change: (each: Product) => Product) => ({
  ...catalogue,
  products: catalogue.products.map((each, at) =>
    at === nth % catalogue.products.length ? change(each) : each,
  ),
});
const swapped = <Item>(items: readonly Item[], nth: number) => {
  const [item, ...others] = [...items.slice(nth), ...items.slice(0, nth)];
  return item === undefined ? items : [...others, item];
};

type Edit = (catalogue: Catalogue, nth: number) => Catalogue;
const EDITS: Readonly<Record<string, Edit>> = {
  price: (catalogue, nth) =>
    withProduct(catalogue, nth, (each) =>
      each.packs ? { ...each } : { ...each, priceCents: each.priceCents + 1 },
    ),
  name: (catalogue, nth) =>
    withProduct(catalogue, nth, (each) => {
      const name = `${each.name.de} ${nth}`;
      return { ...each, name: { de: name, en: name } };
    }),
  order: (catalogue, nth) => ({ ...catalogue, products: swapped(catalogue.products, nth) }),
  facts: (catalogue, nth) => {
    const { facts } = catalogue;
    const deliveryWorkingDays = { from: 3, to: 4 + nth };
    return { ...catalogue, facts: { ...facts, warrantyYears: 3 + nth, deliveryWorkingDays } };
  },
  related: (catalogue, nth) => {
    const others = swapped(catalogue.products, nth + 1).map(({ id }) => id);
    const related = others.slice(0, 4);
    return withProduct(catalogue, nth, (each) => ({ ...each, related }));
  },
  featured: (catalogue, nth) => {
    const { collections } = catalogue;
    const { products = [], ...rest } = collections['featured'] as Collection;
    const featured = { ...rest, products: swapped(products, nth % products.length) };
    return { ...catalogue, collections: { ...collections, featured } };
  },
  gift: (catalogue, nth) => {
    const { gifts } = catalogue;
    const name = `Geschenk ${nth}`;
    const wallet = { ...(gifts['wallet'] as Gift), name: { de: name, en: name } };
    return { ...catalogue, gifts: { ...gifts, wallet } };
  },
  retired: (catalogue, nth) => {
    const used = new Set<string>(
      Object.values(catalogue.gifts).flatMap(({ product = '' }) => product),
    );
    const [gone] = swapped(catalogue.products, nth).filter(({ id }) => !used.has(id));
    return { ...catalogue, products: catalogue.products.filter((each) => each !== gone) };
  },
  nothing: (catalogue) => ({ ...catalogue }),
};

const edits = fc.array(
  fc.record({ edit: fc.constantFrom(...Object.keys(EDITS)), nth: fc.nat(40), back: fc.nat(3) }),
  { minLength: 1, maxLength: 5 },
);

/** Returns what a version consists of, without its folder's state. */
async function versionIn(folder: string, catalogue: Catalogue, known?: KnownDocuments) {
  const { version } = await renderVersion(program, catalogue, folder, known ? { known } : {});
  const text = readFileSync(path.join(folder, `${version}.json`), 'utf8');
  const manifest: PageManifest = JSON.parse(text);
  const names = [
    ...Object.values(manifest.files),
    ...Object.values(manifest.pages).map((each) => each.file ?? 'not rendered'),
  ];
  expect(names.filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
  return manifest;
}

test('versions that a process makes one after the other are those that it would make alone', async () => {
  let nthRun = 0;
  await fc.assert(
    fc.asyncProperty(edits, async (sequence) => {
      nthRun += 1;
      const folder = path.join(root, `kept-${nthRun}`);
      const known = new KnownDocuments(folder, program.build);
      const [sender, receiver] = [new CatalogueSender(), new CatalogueReceiver()];
      const all = [grownCatalogue];
      for (const { edit, nth, back } of [{ edit: 'nothing', nth: 0, back: 0 }, ...sequence]) {
        // A later version may be made of any of the last ones.
        const from = all.at(-1 - Math.min(back, all.length - 1)) ?? grownCatalogue;
        const catalogue = EDITS[edit]?.(from, nth) ?? from;
        all.push(catalogue);
        const sent = structuredClone(sender.pack(catalogue));
        const received = receiver.unpack(sent);
        expect(received).toEqual(catalogue);
        const kept = await versionIn(folder, received, known);
        const alone = await versionIn(path.join(root, `alone-${nthRun}-${all.length}`), catalogue);
        expect(kept).toEqual(alone);
      }
      for (const name of [folder, ...all.map((_, at) => path.join(root, `alone-${nthRun}-${at}`))])
        rmSync(name, { recursive: true, force: true });
    }),
    runs(1),
  );
});

test('a catalogue that follows another is sent and kept without what both have', () => {
  const [sender, receiver] = [new CatalogueSender(), new CatalogueReceiver()];
  const first = receiver.unpack(structuredClone(sender.pack(grownCatalogue)));
  const changed = EDITS['name']?.(grownCatalogue, 0) ?? grownCatalogue;
  const message = structuredClone(sender.pack(changed));
  expect(message.added.map(({ id }) => id)).toEqual([changed.products[0]?.id]);
  const second = receiver.unpack(message);
  expect(second).toEqual(changed);
  expect(second.facts).toBe(first.facts);
  const same = second.products.filter((each, at) => each === first.products[at]);
  expect(same).toHaveLength(first.products.length - 1);
});
