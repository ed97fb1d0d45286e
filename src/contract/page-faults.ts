import type { Block, Catalogue, ContentPage } from '#catalogue/catalogue.ts';
import type { CatalogueFault } from '#catalogue/findings.ts';
import { isReserved, SCREENS } from '#routes.ts';
import { pagePaths } from '#rules/lists.ts';
import { LATER_PLACES, pagePlaces } from '#rules/page-places.ts';
import { saidIn } from '#rules/text-problems.ts';
import { repeated } from './product-faults.ts';

/** Pages that are screens: every shop has them, at these paths. */
const FIXED: Readonly<Record<string, string>> = { home: SCREENS.home, help: SCREENS.help };

/** Places of texts that nothing fills. */
function* faultsOfPlaces(page: ContentPage, catalogue: Catalogue): Generator<CatalogueFault> {
  const known = new Set<string>([...Object.keys(pagePlaces(catalogue, 'de')), ...LATER_PLACES]);
  for (const { path, said } of saidIn(page)) {
    const block = path[0] === 'blocks' ? page.blocks[Number(path[1])] : undefined;
    const own = block?.kind === 'sale' && path[2] === 'title' ? ['name', 'percent'] : [];
    for (const [field, name = ''] of said.matchAll(/\{(\w+)\}/g)) {
      // Only questions are left out where no method is offered.
      const isKnown = name === 'paymentMethods' ? block?.kind === 'questions' : known.has(name);
      if (!isKnown && !own.includes(name)) {
        yield { path, code: 'unknown_field', values: { field } };
      }
    }
  }
}

/**
 * Links of a page into the shop that lead nowhere. Addresses that were left lead on, so only a page that is edited is
 * checked.
 */
export function* faultsOfTargets(
  page: ContentPage,
  catalogue: Catalogue,
): Generator<CatalogueFault> {
  const paths = new Set(pagePaths(catalogue));
  const anchors = new Set(page.blocks.map(({ anchor }) => anchor));
  for (const { path, said } of saidIn(page)) {
    if (path.at(-1) !== 'target') continue;
    const [german = ''] = said.split(/[?#]/);
    const isThere = said.startsWith('#')
      ? anchors.has(said.slice(1))
      : !said.startsWith('/') || paths.has(german);
    if (!isThere) yield { path, code: 'unknown_target', values: { target: said } };
  }
}

function* faultsOfBlock(
  block: Block,
  { products, collections }: Catalogue,
): Generator<CatalogueFault> {
  if (block.kind !== 'products') return;
  const { take, collection, hand } = block;
  if (take === 'collection' && collection === undefined) {
    yield { path: ['collection'], code: 'missing', values: {} };
  }
  if (collection !== undefined && !Object.hasOwn(collections, collection)) {
    yield { path: ['collection'], code: 'unknown_collection', values: { collection } };
  }
  if (take === 'hand' && hand === undefined) yield { path: ['hand'], code: 'missing', values: {} };
  for (const [index, product] of (hand ?? []).entries()) {
    if (products.some(({ id }) => id === product)) continue;
    yield { path: ['hand', index], code: 'unknown_product', values: { product } };
  }
  yield* repeated(['hand'], hand ?? []);
}

/** Contradictions within pages, and between them and the rest of a catalogue. A catalogue may have none at all. */
export function* faultsOfPages(catalogue: Catalogue): Generator<CatalogueFault> {
  const { pages, products, collections } = catalogue;
  const all = Object.entries(pages);
  const taken = new Set([
    ...products.map(({ path }) => path),
    ...Object.values(collections).flatMap(({ path }) => path ?? []),
  ]);
  const paths = Map.groupBy(all, ([, { path }]) => path);
  for (const id of all.length > 0 ? Object.keys(FIXED) : []) {
    if (!Object.hasOwn(pages, id)) yield { path: ['pages', id], code: 'missing', values: {} };
  }
  for (const [id, page] of all) {
    const at = ['pages', id];
    const { path, blocks } = page;
    const fixed = Object.hasOwn(FIXED, id) ? FIXED[id] : undefined;
    if (fixed === undefined ? path === '/' || isReserved(path) : path !== fixed) {
      yield { path: [...at, 'path'], code: 'path_reserved', values: { path } };
    }
    if (taken.has(path) || (paths.get(path)?.length ?? 0) > 1) {
      yield { path: [...at, 'path'], code: 'taken', values: { value: path } };
    }
    const within = [
      ...faultsOfPlaces(page, catalogue),
      ...blocks.flatMap((block, index) =>
        [...faultsOfBlock(block, catalogue)].map((fault) => ({
          ...fault,
          path: ['blocks', index, ...fault.path],
        })),
      ),
      ...repeated(
        ['blocks'],
        blocks.flatMap(({ anchor }) => anchor ?? []),
      ),
    ];
    for (const fault of within) yield { ...fault, path: [...at, ...fault.path] };
  }
}
