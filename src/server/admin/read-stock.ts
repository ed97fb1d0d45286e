import {
  ADMIN_STOCK_PER_PAGE,
  type AdminStockChoice,
  type AdminStockReply,
  type StockMark,
  type StockProduct,
} from '#contract/admin-stock.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { markLabel } from '#rules/mark-label.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import { markableOf } from '#rules/sold-out.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { stockCounts } from '../stock/schema.ts';

type Figures = Omit<StockMark, 'item_id' | 'name' | 'by'>;
const UNCOUNTED: Figures = { on_hand: null, reserved: 0, sold: 0, threshold: null, is_off: false };

const isFree = ({ on_hand: onHand, reserved, is_off: isOff }: Figures) =>
  !isOff && (onHand === null || onHand > reserved);
const isLow = (mark: Figures) =>
  isFree(mark) && mark.threshold !== null && (mark.on_hand ?? 0) <= mark.threshold;

const VIEWS: Readonly<Record<'low' | 'reorder', (mark: Figures) => boolean>> = {
  low: isLow,
  reorder: (mark) => isLow(mark) || !isFree(mark),
};

/** Returns the products of a catalogue with their marks, each as one text to search in. */
const shelfOf = perCatalogue((catalogue) =>
  catalogue.products.map((product) => ({
    product,
    marks: markableOf(product).groups.flatMap(({ by, marks }) => marks.map((id) => ({ by, id }))),
    text: `${product.name.de} ${product.name.en} ${product.id}`.toLowerCase(),
  })),
);

/** Returns a page of products with what is counted and marked of them. */
export async function readStock(
  shop: RangeShop,
  { view, collection, search = '', after }: AdminStockChoice,
): Promise<AdminStockReply> {
  const catalogue = catalogueOf(shop);
  const range = rangeOf(catalogue);
  const figures = await readFigures(shop);
  const figuresOf = (id: string) => figures.get(id) ?? UNCOUNTED;
  const shelf = shelfOf(catalogue);
  const typed = search.trim().toLowerCase();
  const found = shelf.filter(
    ({ product, text }) =>
      (collection === undefined || product.collection === collection) && text.includes(typed),
  );
  const known = new Set(shelf.flatMap(({ marks }) => marks.map(({ id }) => id)));
  const gone = [...figures.keys()].filter(
    (id) => !known.has(id) && collection === undefined && id.toLowerCase().includes(typed),
  );
  const rows = [
    ...found.map(({ product, marks }) => ({ id: product.id, product, marks })),
    ...gone
      .toSorted()
      .map((id) => ({ id, product: undefined, marks: [{ by: 'item' as const, id }] })),
  ];
  const seenIn = (fits: (mark: Figures) => boolean) =>
    rows.filter(({ marks }) => marks.some(({ id }) => fits(figuresOf(id))));
  const views = { low: seenIn(VIEWS.low), reorder: seenIn(VIEWS.reorder) };
  const shown = view ? views[view] : rows;
  const start = after === undefined ? 0 : shown.findIndex(({ id }) => id === after) + 1;
  const page = shown.slice(start, start + ADMIN_STOCK_PER_PAGE);
  return {
    products: page.map(
      ({ id, product, marks }): StockProduct => ({
        id,
        name: product ? { ...product.name } : { de: id, en: id },
        picture: (product && pictureOf(product, product.cover ?? product.colours?.[0])) ?? null,
        marks: marks.map((mark) => ({
          item_id: mark.id,
          name: { de: markLabel(mark.id, 'de', range), en: markLabel(mark.id, 'en', range) },
          by: mark.by,
          ...figuresOf(mark.id),
        })),
      }),
    ),
    counts: {
      all: rows.length,
      low: views.low.length,
      reorder: views.reorder.length,
      counted: seenIn(({ on_hand: onHand }) => onHand !== null).length,
    },
    next: start + page.length < shown.length ? (page.at(-1)?.id ?? null) : null,
  };
}

async function readFigures({ db }: Pick<RangeShop, 'db'>): Promise<Map<string, Figures>> {
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
