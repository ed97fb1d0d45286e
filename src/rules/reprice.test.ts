import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { withPrices } from '#test/replaced-catalogue.ts';
import { addItem, type CartItem } from './cart.ts';
import { lineKey } from './line-ids.ts';
import { eurosFromCents } from './money.ts';
import { priceItems } from './pricing.ts';
import { rangeOf } from './range.ts';
import { currentCents, lineChanges, linePrice, type PriceSource, reprice } from './reprice.ts';

const RANGE = rangeOf(seedCatalogue);
const NOBODY = () => false;

const line = (id: string, price: number, pricedAt?: number): CartItem => ({
  id,
  name: 'x',
  price,
  image: '/x.webp',
  quantity: 2,
  ...(pricedAt && { pricedAt }),
});

const sourceOf = (catalogue: Catalogue, at: number): PriceSource => ({
  at,
  read: (item) => currentCents(item, rangeOf(catalogue)) ?? 'gone',
});
const TODAY = [sourceOf(seedCatalogue, 1000)];

const OLD = [
  { ...line('pouch-duo', 99.99), selectedColor: 'Rosa, Lila', giftColor: 'Navy' },
  { ...line('baseball-cap-monogram-rosa', 59.99), color: 'Rosa' },
  { ...line('special-gold-M', 1), selectedSize: 'M' },
  { ...line('kiez-low-navy-42', 0), selectedSize: '42' },
  line('siegelring', 1000),
];

describe('reprice', () => {
  it('makes what an older catalogue asked what the checkout takes', () => {
    expect(priceItems(OLD, 'de', RANGE)).toMatchObject({ ok: false, code: 'price_mismatch' });
    const now = reprice(OLD, TODAY);
    expect(priceItems(now, 'de', RANGE)).toMatchObject({ ok: true });
    expect(now).toEqual(
      OLD.map((item, index) => ({ ...item, price: now[index]?.price, pricedAt: 1000 })),
    );
    expect(reprice(now, TODAY)).toBe(now);
  });

  it('leaves what the catalogue no longer has as it was', () => {
    const gone = line('gibt-es-nicht', 12.34);
    expect(reprice([gone, line('siegelring', 1)], TODAY)).toMatchObject([gone, { price: 24.99 }]);
  });

  it('answers the same array if no price differs', () => {
    const items = [line('siegelring', 24.99), line('gibt-es-nicht', 12.34)];
    expect(reprice(items, TODAY)).toBe(items);
  });
});

describe('the price of a line', () => {
  it('is told with the one that was shown, dearer or cheaper', () => {
    expect(linePrice(line('siegelring', 20), TODAY)).toEqual({ cents: 2499, formerCents: 2000 });
    expect(linePrice(line('siegelring', 30), TODAY)).toEqual({ cents: 2499, formerCents: 3000 });
    expect(linePrice(line('siegelring', 24.99), TODAY)).toEqual({ cents: 2499 });
  });

  it.each([
    ['a product', line('dad-cap-oliv', 29.99)],
    ['a size', line('vintage-1974-XS', 49.99)],
    ['a colour', { ...line('pouch-duo', 107.99), colourIds: 'rosa,koralle,neon' }],
    ['anything', line('', 1)],
  ])('says that %s is gone', (_what, item) => {
    expect(linePrice(item, TODAY)).toBe('gone');
  });

  it('stays as another tab with a later document has it', () => {
    const later = line('siegelring', 30, 2000);
    expect(linePrice(later, TODAY)).toEqual({ cents: 3000 });
    // Only that document knows the product.
    expect(linePrice(line('dad-cap-oliv', 29.99, 2000), TODAY)).toEqual({ cents: 2999 });
    expect(reprice([later], TODAY)).toEqual([later]);
  });

  it('is the last one that the checkout told of this line', () => {
    const tells = (at: number, cents: number | 'gone'): PriceSource => ({
      at,
      read: ({ id }) => (id === 'siegelring' ? cents : undefined),
    });
    const sources = [...TODAY, tells(1500, 2600), tells(1600, 2700)];
    expect(linePrice(line('siegelring', 24.99), sources)).toEqual({
      cents: 2700,
      formerCents: 2499,
    });
    expect(linePrice(line('kette-figaro', 24.99), sources)).toEqual({ cents: 2499 });
    expect(linePrice(line('siegelring', 27, 1600), sources)).toEqual({ cents: 2700 });
    expect(linePrice(line('siegelring', 24.99), [...sources, tells(1700, 'gone')])).toBe('gone');
  });

  it('is told after more was added at the new one', () => {
    const before = addItem([], line('siegelring', 20, 500), 1);
    const dearer = addItem(before, line('siegelring', 24.99, 1000), 1);
    expect(linePrice(dearer[0] ?? line('', 0), TODAY)).toEqual({ cents: 2499, formerCents: 2000 });
  });
});

describe('changes of lines', () => {
  it('are what pricing and marks refuse, by index and key', () => {
    const items = [...OLD, line('gibt-es-nicht', 1), line('kette-figaro', 24.99)];
    const changes = lineChanges(items, RANGE, (mark) => mark === 'kette-figaro');
    expect(changes.map(({ item, state }) => [item, state])).toEqual([
      ...OLD.map((_, index) => [index, 'price']),
      [5, 'gone'],
      [6, 'sold_out'],
    ]);
    expect(changes.map(({ key }) => key)).toEqual(items.map(lineKey));
    expect(changes[4]).toMatchObject({ old: 100_000, new: 2499 });
    expect(lineChanges([line('siegelring', 24.990001)], RANGE, NOBODY)).toMatchObject([
      { old: undefined, new: 2499 },
    ]);
    const now = reprice(OLD, TODAY);
    expect(lineChanges(now, RANGE, NOBODY)).toEqual([]);
    const marked = (gone: string) =>
      lineChanges(now, RANGE, (mark) => mark === gone).map(({ item, state }) => [item, state]);
    expect(marked('pouch:lila')).toEqual([[0, 'sold_out']]);
    expect(marked('kartenetui:navy')).toEqual([[0, 'gift_sold_out']]);
  });
});

/**
 * A shopper with two tabs and one cart. A tab has the catalogue of when its document was loaded, and what the
 * checkout has told it since.
 */
class Shopper {
  clock = 1;
  catalogue: Catalogue = grownCatalogue;
  items: readonly CartItem[] = [];
  tabs = [this.open(), this.open()];
  /** Prices of lines that a page or a drawer has shown, as `goods price`. */
  shown = new Set<string>();
  /** Prices of orders; `unseen` are those that nothing had shown before the press that ordered. */
  orders: { readonly unseen: readonly string[] }[] = [];

  open() {
    const at = this.clock++;
    const { catalogue } = this;
    return { at, sources: [sourceOf(catalogue, at)], pointedOut: '' };
  }

  add(tab: number, id: string) {
    const { at, sources } = this.tab(tab);
    const read = sources[0]?.read(line(id, 0));
    if (typeof read !== 'number') return;
    const item = { ...line(id, eurosFromCents(read)), pricedAt: at };
    this.shown.add(`${lineKey(item)} ${item.price}`);
    this.items = addItem(this.items, item, 1);
  }

  tab(index: number) {
    const tab = this.tabs[index];
    if (!tab) throw new Error('no such tab');
    return tab;
  }

  /** Presses the pay button of the drawer; its lines are looked at after that. */
  pay(index: number) {
    this.press(index);
    for (const item of reprice(this.items, this.tab(index).sources)) {
      this.shown.add(`${lineKey(item)} ${item.price}`);
    }
  }

  private press(index: number) {
    const tab = this.tab(index);
    const key = () =>
      JSON.stringify(this.items.map((item) => [lineKey(item), linePrice(item, tab.sources)]));
    const lines = reprice(this.items, tab.sources);
    const prices = this.items.map((item) => linePrice(item, tab.sources));
    if (lines.length === 0 || prices.includes('gone')) return;
    const isChanged = prices.some((price) => price !== 'gone' && price.formerCents !== undefined);
    if (isChanged && tab.pointedOut !== key()) {
      tab.pointedOut = key();
      return;
    }
    this.items = lines;
    const range = rangeOf(this.catalogue);
    const priced = priceItems(lines, 'de', range);
    if (priced.ok) {
      const ordered = priced.lines.map((each) => `${each.lineKey} ${each.unitCents / 100}`);
      this.orders.push({ unseen: ordered.filter((each) => !this.shown.has(each)) });
      return;
    }
    const told = new Map(
      lineChanges(lines, range, NOBODY).map((change) => [
        change.key,
        change.state === 'price' ? change.new : ('gone' as const),
      ]),
    );
    tab.sources.push({ at: this.clock++, read: (item) => told.get(lineKey(item)) });
    tab.pointedOut = key();
  }
}

const IDS = ['siegelring', 'dad-cap-oliv', 'kiez-low-koralle-41'];
const tab = fc.nat({ max: 1 });
const step = fc.oneof(
  fc.record({ publish: fc.record({ siegelring: fc.integer({ min: 1, max: 4 }) }) }),
  fc.record({ retire: fc.boolean() }),
  fc.record({ tab, add: fc.constantFrom(...IDS) }),
  fc.record({ tab, pay: fc.constant(true) }),
  fc.record({ tab, reload: fc.constant(true) }),
  fc.record({ remove: fc.constantFrom(...IDS) }),
);

describe('a cart while the owner publishes', () => {
  it('never ends in an order at a price that was not shown, and is always payable in a few presses', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const shopper = new Shopper();
        for (const now of steps) {
          if ('publish' in now) shopper.catalogue = withPrices(shopper.catalogue, now.publish);
          else if ('retire' in now) shopper.catalogue = now.retire ? seedCatalogue : grownCatalogue;
          else if ('add' in now) shopper.add(now.tab, now.add);
          else if ('reload' in now) shopper.tabs[now.tab] = shopper.open();
          else if ('remove' in now) {
            shopper.items = shopper.items.filter(({ id }) => id !== now.remove);
          } else shopper.pay(now.tab);
        }
        expect(shopper.orders.flatMap(({ unseen }) => unseen)).toEqual([]);
        // An old tab is refused twice at most, then it pays or says what is gone.
        const { orders } = shopper;
        const before = orders.length;
        for (let press = 0; press < 4; press += 1) if (orders.length === before) shopper.pay(0);
        const { sources } = shopper.tab(0);
        const isGone = shopper.items.some((item) => linePrice(item, sources) === 'gone');
        expect(orders.length > before || isGone || shopper.items.length === 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('says no change that nobody has made, whichever tab looks', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(tab, fc.constantFrom(...IDS)), { maxLength: 10 }), (added) => {
        const shopper = new Shopper();
        for (const [index, id] of added) shopper.add(index, id);
        for (const { sources } of shopper.tabs) {
          expect(reprice(shopper.items, sources)).toBe(shopper.items);
        }
        // A price that one tab has accepted is no news in the other.
        shopper.catalogue = withPrices(grownCatalogue, { siegelring: 3 });
        shopper.tabs[1] = shopper.open();
        for (const _ of [1, 2]) shopper.pay(1);
        expect(reprice(shopper.items, shopper.tab(0).sources)).toBe(shopper.items);
      }),
    );
  });
});
