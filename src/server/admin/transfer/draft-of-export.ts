import { ALT_MAX } from '#contract/admin-media.ts';
import { MOST_PIECES } from '#contract/admin-stock.ts';
import type { MovedPicture } from '#contract/admin-transfer.ts';
import { idFromName, MAX_ID_LENGTH } from '#rules/id-from-name.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { type ImportProblem, problem } from '#server/catalogue/import-entries.ts';
import { number, price } from './number-cells.ts';
import words from './other-shops.json' with { type: 'json' };
import type { ExportedProduct, ExportedVariant } from './read-export.ts';
import { shorten } from './read-records.ts';

type Content = Readonly<Record<string, unknown>>;

/** Options of this shop, with which those of exports are matched. */
export interface KnownOptions {
  /** Ids of sizes by label, in small letters. */
  readonly sizes: ReadonlyMap<string, string>;
  /** Ids of colours by name, in small letters; new ones are added. */
  readonly colours: Map<string, string>;
  /** Names of new colours, by id. */
  readonly added: Map<string, string>;
  /** False in live mode: only the shop's own prices prove a former one (section 11 PAngV). */
  readonly keepsFormerPrices: boolean;
}

/** Place of a product in this shop. */
interface Place {
  readonly id: string;
  readonly collection: string | undefined;
  /** Path above its page. */
  readonly below: string;
}

interface ProductDraft {
  readonly content: Content;
  /** Pieces by mark; null for a variant that isn't counted, and 0 for one that is absent. Undefined if nothing is counted. */
  readonly stock: Readonly<Record<string, number | null>> | undefined;
  readonly notes: readonly ImportProblem[];
  readonly pictures: readonly MovedPicture[];
}

const isSize = (name: string) => words.options.size.includes(name.toLowerCase());
const isColour = (name: string) => words.options.colour.includes(name.toLowerCase());
const distinct = (values: readonly string[]) => [...new Set(values.filter((each) => each !== ''))];

/** Returns the first of an id and its numbered forms that is free. */
function freeId(base: string, end: string, most: number, isTaken: (id: string) => boolean): string {
  let id = base.slice(0, most).replace(/-+$/, '');
  for (let count = 2; isTaken(id); count += 1) {
    id = base.slice(0, most - `${end}${count}`.length).replace(/-+$/, '') + end + count;
  }
  return id;
}

/** Returns an id for each product: of its handle or else its name, numbered where that is taken. */
export function idsOf(products: readonly ExportedProduct[]): string[] {
  const taken = new Set<string>();
  return products.map(({ handle, name, line }) => {
    const base = idFromName(handle || name) || `produkt-${line}`;
    const id = freeId(base, '-', MAX_ID_LENGTH, (each) => taken.has(each));
    taken.add(id);
    return id;
  });
}

/** Returns the id of a colour; a new one becomes known. */
function colourOf(name: string, { colours, added }: KnownOptions): string {
  const known = colours.get(name.toLowerCase());
  if (known !== undefined) return known;
  const taken = new Set(colours.values());
  const base = idFromName(name).replaceAll('-', '') || 'farbe';
  const id = freeId(base, '', 12, (each) => taken.has(each));
  colours.set(name.toLowerCase(), id);
  added.set(id, name);
  return id;
}

/** Makes the draft of a product that another shop has exported, over the content that it has here. */
class DraftMaker {
  readonly #exported: ExportedProduct;
  readonly #known: KnownOptions;
  readonly #id: string;
  /** Names of the options that variants differ in. */
  readonly #sizeName: string | undefined;
  readonly #colourName: string | undefined;
  readonly notes: ImportProblem[];

  constructor(exported: ExportedProduct, id: string, known: KnownOptions) {
    this.#exported = exported;
    this.#known = known;
    this.#id = id;
    const named = exported.variants.flatMap(({ options }) => Object.keys(options));
    this.#sizeName = named.find(isSize);
    this.#colourName = named.find(isColour);
    this.notes = [...exported.notes];
  }

  #tell(code: ImportProblem['code'], values: ImportProblem['values'] = {}): void {
    this.notes.push(problem(code, values));
  }

  #valuesOf(name: string | undefined): readonly string[] {
    return name === undefined ? [] : (this.#exported.options.get(name) ?? []);
  }

  #sizeId(value: string): string {
    return this.#known.sizes.get(value.toLowerCase()) ?? value;
  }

  /** Returns what all variants say; undefined if they differ. */
  #same(field: 'ean' | 'grams', column: string): string | undefined {
    const values = distinct(this.#exported.variants.map((each) => each[field]));
    if (values.length > 1) this.#tell('variants_differ', { column });
    return values.length === 1 ? values[0] : undefined;
  }

  content(present: Content | undefined, { collection, below }: Omit<Place, 'id'>): Content {
    const { name, text, brand, words: searchWords, options, variants } = this.#exported;
    const sizes = this.#valuesOf(this.#sizeName).map((value) => this.#sizeId(value));
    for (const value of sizes) {
      if (!/^[A-Za-z0-9]{1,12}$/.test(value)) this.#tell('size_no_id', { value: shorten(value) });
    }
    const colours = this.#valuesOf(this.#colourName).map((value) => colourOf(value, this.#known));
    const chosen = new Set(variants.flatMap((each) => Object.keys(each.options)));
    const details: { label: string; value: string }[] = [];
    for (const [label, values] of options) {
      const value = values.join(', ');
      if (values.length === 0 || label === this.#sizeName || label === this.#colourName) continue;
      if (!chosen.has(label) || values.length === 1) details.push({ label, value });
      else this.#tell('option_unread', { option: shorten(label), values: shorten(value) });
    }
    const ean = this.#same('ean', 'EAN');
    const grams = number.read(this.#same('grams', 'g') ?? '');
    const texts = (present?.['texts'] ?? { en: {} }) as Readonly<Record<string, Content>>;
    const german = {
      ...texts['de'],
      ...(text !== '' && { description: text }),
      ...(details.length > 0 && { details }),
    };
    const prices = this.#prices();
    const { originalCents, ...kept } = present ?? {};
    return {
      ...{ id: this.#id, path: `${below}/${this.#id}`, collection, tags: {}, pictures: [] },
      ...kept,
      // One that the new price reaches or passes is none any more.
      ...(Number(originalCents) > Number(prices['priceCents']) && { originalCents }),
      name: { en: '', ...(kept['name'] as Content | undefined), de: name },
      ...prices,
      ...(sizes.length > 0 && { sizes }),
      ...(colours.length > 0 && { colours }),
      ...(ean !== undefined && { ean }),
      ...(grams.ok && Number(grams.value) > 0 && { weightG: grams.value }),
      ...(brand !== '' && { brand }),
      ...(searchWords !== '' && { searchWords }),
      texts: { ...texts, de: german },
    };
  }

  /** Prices that all variants have; a price that holds for a time is none of the product. */
  #prices(): Content {
    const { variants } = this.#exported;
    const sales = distinct(variants.map(({ isTimed, price: sale }) => (isTimed ? sale : '')));
    if (sales.length > 0) this.#tell('sale_for_a_time', { price: shorten(sales.join(', ')) });
    const typed = distinct(variants.map((each) => (each.isTimed ? each.former : each.price)));
    const read = typed.map((cell) => ({ cell, found: price.read(cell) }));
    for (const { found } of read) if (!found.ok) this.#tell(found.code, found.values);
    const sorted = read
      .flatMap(({ cell, found }) => (found.ok ? [{ cell, cents: Number(found.value) }] : []))
      .sort((one, other) => one.cents - other.cents);
    const [lowest, highest] = [sorted[0], sorted.at(-1)];
    if (!lowest || lowest.cents !== highest?.cents || sorted.length < typed.length) {
      const values = { lowest: lowest?.cell ?? '', highest: highest?.cell ?? '' };
      if (lowest?.cents !== highest?.cents) this.#tell('prices_differ', values);
      return { priceCents: null };
    }
    const priceCents = lowest.cents;
    const formers = variants.map(({ isTimed, former }) => (isTimed ? '' : former));
    const found = formers.map((cell) => price.read(cell)).map((each) => each.ok && each.value);
    const [originalCents = 0, ...others] = new Set(found.map((each) => Number(each || 0)));
    if (others.length > 0) this.#tell('variants_differ', { column: 'Compare at price' });
    if (others.length > 0 || originalCents <= priceCents) return { priceCents };
    if (this.#known.keepsFormerPrices) return { priceCents, originalCents };
    this.#tell('former_price_unproved', { price: shorten(formers[0] ?? '') });
    return { priceCents };
  }

  /** Mark of a variant; undefined for one that stands for several. */
  #markOf({ options }: ExportedVariant): string | undefined {
    const [size, colour] = [this.#sizeName, this.#colourName].map(
      (name) => name && (options[name] ?? ''),
    );
    if (size === '' || colour === '') return undefined;
    return itemIdOf({
      ...{ productId: this.#id, pack: undefined },
      colour: colour && colourOf(colour, this.#known),
      size: size && this.#sizeId(size),
    });
  }

  stock(): ProductDraft['stock'] {
    const { variants } = this.#exported;
    const counts: Record<string, number | null> = {};
    let isRead = true;
    for (const variant of variants) {
      const { pieces } = variant;
      const mark = this.#markOf(variant);
      const isCount = pieces === undefined || /^-?\d{1,9}(?:[.,]0+)?$/.test(pieces);
      if (mark === undefined || Object.hasOwn(counts, mark) || !isCount) isRead = false;
      else {
        const count = Math.min(Math.max(Number.parseInt(pieces ?? '', 10), 0), MOST_PIECES);
        counts[mark] = pieces === undefined ? null : count;
      }
    }
    const isCounted = variants.some(({ pieces }) => pieces !== undefined);
    if (!isRead && isCounted) this.#tell('stock_unread');
    const [sizes, colours] = [this.#sizeName, this.#colourName].map(
      (name) => this.#valuesOf(name).length || 1,
    );
    // The shop sells every size in every colour: what the other one had not begins at 0.
    const isWhole = Object.keys(counts).length === Number(sizes) * Number(colours);
    if (!isRead) return isCounted ? {} : undefined;
    return isCounted || !isWhole ? counts : undefined;
  }

  /** Each address once, in the colour of the first variant that shows it. */
  pictures(): MovedPicture[] {
    const name = this.#colourName;
    const colours = this.#valuesOf(name);
    const shown = new Map<string, string>();
    for (const { options, picture } of this.#exported.variants) {
      const colour = name && options[name];
      if (colour && !shown.has(picture)) shown.set(picture, colour);
    }
    const alts = new Map(this.#exported.pictures.map(({ address, alt }) => [address, alt]));
    return distinct([...alts.keys(), ...shown.keys()]).map((address) => {
      const colour = colours.length === 1 ? colours[0] : shown.get(address);
      return {
        product: this.#id,
        ...(colour !== undefined && { colour: colourOf(colour, this.#known) }),
        address,
        alt: (alts.get(address) ?? '').slice(0, ALT_MAX),
      };
    });
  }
}

/** Returns the draft of a product that another shop has exported, over the content that it has here. */
export function draftOf(
  exported: ExportedProduct,
  present: Content | undefined,
  { id, ...place }: Place,
  known: KnownOptions,
): ProductDraft {
  const maker = new DraftMaker(exported, id, known);
  const content = maker.content(present, place);
  const stock = maker.stock();
  return { content, stock, notes: maker.notes, pictures: maker.pictures() };
}
