import {
  ADMIN_STOCK_PER_PAGE,
  type AdminStockChoice,
  type AdminStockReply,
  type StockMark,
  type StockProduct,
} from '#contract/admin-stock.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { markParts } from '#rules/mark-label.ts';
import { perCatalogue, type Range, rangeOf } from '#rules/range.ts';
import { markableOf } from '#rules/sold-out.ts';
import type { HasCatalogueInForce, Shop } from '../shop.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { stockCounts } from '../stock/schema.ts';

type ShownMark = Pick<StockMark, 'item_id' | 'name' | 'over' | 'picture' | 'by'>;
type Figures = Omit<StockMark, keyof ShownMark>;
const UNCOUNTED: Figures = { on_hand: null, reserved: 0, sold: 0, threshold: null, is_off: false };

const isFree = ({ on_hand: onHand, reserved, is_off: isOff }: Figures) =>
  !isOff && (onHand === null || onHand > reserved);
const isLow = (mark: Figures) =>
  isFree(mark) && mark.threshold !== null && (mark.on_hand ?? 0) <= mark.threshold;

const VIEWS: Readonly<Record<'low' | 'reorder', (mark: Figures) => boolean>> = {
  low: isLow,
  reorder: (mark) => isLow(mark) || !isFree(mark),
};

/** Returns the part of a mark's name at this place from its end; undefined without one. */
function partOf(id: string, range: Range, at: number) {
  const [de, en] = (['de', 'en'] as const).map((lang) => markParts(id, lang, range).at(-1 - at));
  return de === undefined || en === undefined ? undefined : { de, en };
}

/** Returns the products of a catalogue with their marks, each as one text to search in. */
const shelfOf = perCatalogue((catalogue) =>
  catalogue.products.map((product) => ({
    ...{ id: product.id, collection: product.collection, name: { ...product.name } },
    picture: pictureOf(product, product.cover ?? product.colours?.[0]) ?? null,
    marks: markableOf(product).groups.flatMap(({ by, marks }) =>
      marks.map(
        (id): ShownMark => ({
          ...{ item_id: id, by, name: partOf(id, rangeOf(catalogue), 0) ?? { ...product.name } },
          over: partOf(id, rangeOf(catalogue), 1) ?? null,
          picture: (by === 'colour' && pictureOf(product, id.split(':')[1])) || null,
        }),
      ),
    ),
    text: `${product.name.de} ${product.name.en} ${product.id}`.toLowerCase(),
  })),
);

/** Returns a mark that the catalogue no longer has, as a product of its own. */
function goneProduct(id: string) {
  const name = { de: id, en: id };
  const mark: ShownMark = { item_id: id, by: 'item', name, over: null, picture: null };
  return { id, collection: undefined, name, picture: null, marks: [mark] };
}

/** Returns a page of products of the newest version, also while its pages are being made, with what is counted of them. */
export async function readStock(
  shop: Pick<Shop, 'db'> & HasCatalogueInForce,
  { view, collection, search = '', after }: AdminStockChoice,
): Promise<AdminStockReply> {
  const catalogue = await shop.parts.catalogue.inForce(shop.db);
  const figures = await readFigures(shop);
  const figuresOf = (id: string) => figures.get(id) ?? UNCOUNTED;
  const shelf = shelfOf(catalogue);
  const typed = search.trim().toLowerCase();
  const known = new Set(shelf.flatMap(({ marks }) => marks.map(({ item_id: id }) => id)));
  const gone = [...figures.keys()].filter(
    (id) => !known.has(id) && id.toLowerCase().includes(typed),
  );
  const rows = [
    ...shelf.filter(({ text }) => text.includes(typed)),
    ...gone.toSorted().map(goneProduct),
  ];
  type Row = (typeof rows)[number];
  const has = (fits: (mark: Figures) => boolean) => (row: Row) =>
    row.marks.some(({ item_id: id }) => fits(figuresOf(id)));
  const isIn = (id: string) => (row: Row) => row.collection === id;
  const countOf = (fits: (row: Row) => boolean) => rows.filter(fits).length;
  const shown = rows
    .filter(view ? has(VIEWS[view]) : Boolean)
    .filter(collection === undefined ? Boolean : isIn(collection));
  const start = after === undefined ? 0 : shown.findIndex(({ id }) => id === after) + 1;
  const page = shown.slice(start, start + ADMIN_STOCK_PER_PAGE);
  const homes = new Set<string>(catalogue.products.map((product) => product.collection));
  return {
    products: page.map(
      ({ id, name, picture, marks }): StockProduct => ({
        ...{ id, name, picture },
        marks: marks.map((mark) => ({ ...mark, ...figuresOf(mark.item_id) })),
      }),
    ),
    counts: {
      all: rows.length,
      low: countOf(has(VIEWS.low)),
      reorder: countOf(has(VIEWS.reorder)),
      counted: countOf(has(({ on_hand: onHand }) => onHand !== null)),
      collections: [...homes].flatMap((id) => {
        const name = catalogue.collections[id]?.name;
        return name ? { id, name: { ...name }, count: countOf(isIn(id)) } : [];
      }),
    },
    next: start + page.length < shown.length ? (page.at(-1)?.id ?? null) : null,
  };
}

async function readFigures({ db }: Pick<Shop, 'db'>): Promise<Map<string, Figures>> {
  const counts = await db.select().from(stockCounts);
  const figures = new Map(
    counts.map(({ itemId, onHand, reserved, sold, threshold }): [string, Figures] => [
      itemId,
      { on_hand: onHand, reserved, sold, threshold, is_off: false },
    ]),
  );
  for (const { itemId } of await db.select().from(soldOutItems)) {
    figures.set(itemId, { ...(figures.get(itemId) ?? UNCOUNTED), is_off: true });
  }
  return figures;
}
