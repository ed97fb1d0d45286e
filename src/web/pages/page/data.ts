import type { Block, Catalogue } from '#catalogue/catalogue.ts';
import type { BlockKind } from '#catalogue/fields/page.ts';
import { SCENE_PICTURES } from '#catalogue/scenes.ts';
import { type Lang, localized, SCREENS } from '#routes.ts';
import { announcedSale } from '#rules/announced-sale.ts';
import { isDemo, ratingOf, type ShopMode, strikePrice } from '#rules/claims.ts';
import { unreadableRatio } from '#rules/contrast.ts';
import { fill } from '#rules/fill.ts';
import { flashSale } from '#rules/flash-sale.ts';
import { listedIn, listPath, listsOf } from '#rules/lists.ts';
import { makeCards } from '#rules/make-cards.ts';
import { pagePlaces } from '#rules/page-places.ts';
import { pricesOf } from '#rules/product-prices.ts';
import { mapValues, selectionOf } from '#rules/range.ts';
import { reviewRules } from '#rules/review-rules.ts';
import { makeMenu } from '#web/layout/make-menu.ts';
import { sectionNames } from '#web/layout/section-names.ts';
import { type PictureSource, squarePicture } from '#web/ui/picture-source.ts';
import { texts as german } from './de.ts';
import { texts as english } from './en.ts';
import { FIRST_KINDS, type PageData, type ShownBlock, type ShownBlocks } from './page-data.ts';
import {
  BESIDE_SIZES,
  FILE_SIZES,
  HERO_SIZES,
  rowSizes,
  WIDE_SIZES,
  WORD_SIZES,
} from './picture-sizes.ts';

const TEXTS = { de: german, en: english };
/** Products of a block that takes the newest or the reduced ones, and says no number. */
const FEW = 8;

/** Only a demo has claims that nothing proves. */
const modeOf = ({ demo }: Catalogue): ShopMode => (demo ? 'demo' : 'live');

/** Returns the files of a picture; those of the studio's scenes are not square. */
function pictureOf(base: string): PictureSource {
  const scenes: Readonly<Record<string, Omit<PictureSource, 'base'>>> = SCENE_PICTURES;
  const scene = scenes[base.replace('/images/', '')];
  return scene ? { base, ...scene } : squarePicture(base);
}

interface Place {
  readonly lang: Lang;
  /** Of the page, for links to its own parts. */
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

function linkTo(target: string, { lang, path, values }: Place): string {
  if (target.startsWith('/')) return localized(target, lang);
  if (target.startsWith('#')) return localized(path, lang) + target;
  return fill(target, mapValues(values, encodeURIComponent));
}

/** Returns a value of the catalogue in one language, with its places filled as far as the catalogue knows them. */
function shown(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return fill(value, place.values);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => shown(each, place));
  if ('de' in value && 'en' in value) return shown(value[place.lang], place);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === 'base' || key === 'onPhones') return [key, pictureOf(each)];
      return [key, key === 'target' ? linkTo(each, place) : shown(each, place)];
    }),
  );
}

type BlockOf<Kind extends BlockKind> = Extract<Block, { readonly kind: Kind }>;

function productsOf(
  { take, collection = '', hand = [], count }: BlockOf<'products'>,
  catalogue: Catalogue,
): readonly string[] {
  const { products, collections } = catalogue;
  const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
  if (take === 'hand') return hand.slice(0, count);
  if (take === 'collection') {
    const chosen = collections[collection]?.list
      ? ids(listedIn(collection, catalogue))
      : selectionOf(collection, catalogue);
    return chosen.slice(0, count);
  }
  const newest = products.toReversed();
  const isReduced = (price: Parameters<typeof strikePrice>[1]) =>
    strikePrice(modeOf(catalogue), price) !== undefined;
  const rest =
    take === 'reduced' ? newest.filter((each) => pricesOf(each).some(isReduced)) : newest;
  return ids(rest).slice(0, count ?? FEW);
}

function saleOf(
  title: string,
  catalogue: Catalogue,
  lang: Lang,
): ShownBlocks['sale']['running'] | undefined {
  const percent = catalogue.demo?.flashSalePercent;
  const sale = flashSale(modeOf(catalogue), percent, announcedSale(catalogue, lang));
  if (!sale) return undefined;
  if ('remainingMs' in sale) {
    return { title: fill(title, { percent }), remainingMs: sale.remainingMs };
  }
  const { name, ends, endsMs, percentOff } = sale;
  return {
    title: percentOff ? fill(title, { name, percent: percentOff }) : name,
    ends: fill(TEXTS[lang].below.ends, { ends }),
    endsMs,
  };
}

/** Returns a block whose numbers are all known, without those that nothing proves. */
function proved(block: Block, { proven, firm }: Catalogue): Block {
  if (block.kind !== 'numbers') return block;
  const known = { orders: proven?.orders, founded: firm?.founded };
  const items = block.items.flatMap(({ source, ...item }) => {
    const value = source ? known[source] : item.value;
    return value === undefined ? [] : [{ ...item, value }];
  });
  return { ...block, items };
}

/** Returns data that a block shows beside its own fields; undefined if it has nothing to show. */
function moreOf(block: Block, catalogue: Catalogue, lang: Lang): object | undefined {
  const { demo, facts } = catalogue;
  const mode = modeOf(catalogue);
  switch (block.kind) {
    case 'tiles': {
      const lists = new Map(listsOf(catalogue).map((list) => [listPath(list, catalogue), list]));
      const counts = block.tiles.map(({ target }) => {
        const list = lists.get(target);
        return list === undefined ? null : listedIn(list, catalogue).length;
      });
      return { counts };
    }
    case 'headline': {
      if (block.shape === undefined) return {};
      const hexes = block.points?.map(({ colour = '' }) => catalogue.colours[colour]?.hex);
      return {
        light: hexes?.map((hex) => hex !== undefined && unreadableRatio(hex) !== undefined),
      };
    }
    case 'products': {
      const nothing = { take: undefined, collection: undefined, hand: undefined, count: undefined };
      const cards = makeCards(productsOf(block, catalogue), catalogue, lang);
      return cards.length > 0 ? { ...nothing, cards } : undefined;
    }
    case 'questions': {
      const says = JSON.stringify(block.items).includes('{paymentMethods}');
      return { listed: says ? facts.paymentMethods : [] };
    }
    case 'numbers':
      return block.items.length > 0 ? {} : undefined;
    case 'sale': {
      const running = saleOf(block.title[lang], catalogue, lang);
      return running && { running };
    }
    case 'reviews': {
      const rating = ratingOf(mode, demo?.rating, catalogue.proven?.rating);
      const quotes = (demo?.reviews ?? []).map((each) => ({ ...each, text: each.text[lang] }));
      const rules = reviewRules(catalogue, lang);
      return rating && { rating, quotes, ...(rules && { rules }) };
    }
    case 'contact': {
      const { supportHoursPerDay, supportDaysPerWeek, supportAnswerHours } = facts;
      const [hours, days] = [supportHoursPerDay, supportDaysPerWeek];
      return isDemo(mode) ? { support: { hours, days, answer: supportAnswerHours } } : {};
    }
    default:
      return {};
  }
}

/** Kinds that end at their own edge. */
const BARE: readonly BlockKind[] = ['hero', 'sale', 'tiles', 'numbers'];

/** True if a block stands within the page's margins; others have their own, or are as wide as the window. */
function isInWrap(block: Block, isFirst: boolean): boolean {
  if (block.kind === 'picture') return block.shape !== 'wide';
  if (block.kind === 'questions') return block.shape === 'columns';
  return ['call', 'contact'].includes(block.kind) || (block.kind === 'headline' && isFirst);
}

/** Room above a block, which stands behind any other: more where neither brings some, less where both do. */
function roomOf(block: Block, before: Block | undefined): string | false {
  if (!before) return false;
  const { kind } = block;
  const isPosters = before.kind === 'headline' && before.shape === 'posters';
  const isBare = isPosters || BARE.includes(before.kind);
  if (kind === 'products' || kind === 'reviews') return !isBare && '[&_.section]:pt-0';
  const hasOwn = kind === 'headline' && block.title === undefined;
  const isFlush = before.kind !== 'numbers' && kind !== 'numbers' && BARE.includes(kind);
  return isBare && !isFlush && !hasOwn && 'pt-[var(--section)]';
}

const SIZES = {
  ...{ hero: HERO_SIZES, word: WORD_SIZES },
  ...{ beside: BESIDE_SIZES, wide: WIDE_SIZES, files: FILE_SIZES },
};

/** Returns the largest picture of a page for its head. */
function leadOf(block: Block): NonNullable<NonNullable<PageData['below']>['lead']> {
  if (block.kind === 'hero') {
    const { picture, onPhones, shape = 'hero' } = block;
    const phone = onPhones !== undefined && shape === 'hero' && pictureOf(onPhones);
    return {
      picture: pictureOf(picture.base),
      ...(phone && { phonePicture: phone }),
      sizes: SIZES[shape],
    };
  }
  if (block.kind !== 'picture') return {};
  const { pictures, shape } = block;
  const base = pictures[0]?.base;
  const sizes = shape ? SIZES[shape] : rowSizes(pictures);
  return base === undefined ? {} : { picture: pictureOf(base), sizes };
}

/** Makes the data of a page by its German path without the first slash. */
export function data(catalogue: Catalogue, lang: Lang, id: string): PageData | undefined {
  const path = `/${id}`;
  const found = Object.entries(catalogue.pages).find(([, each]) => each.path === path);
  if (!found) return undefined;
  const [key, { name, title = name, description, blocks: written }] = found;
  const all = written.map((block) => proved(block, catalogue));
  const more = new Map(all.map((block) => [block, moreOf(block, catalogue, lang)]));
  const blocks = all.filter((block) => more.get(block));
  const sections = sectionNames(
    lang,
    makeMenu(catalogue),
    listPath(listsOf(catalogue)[0] ?? '', catalogue),
  );
  const place = {
    lang,
    path,
    values: { ...pagePlaces(catalogue, lang), pageName: name[lang], sections },
  };
  const [start] = blocks;
  const hasHero = start?.kind === 'hero';
  const chunk = hasHero ? (start.shape ?? 'hero') : 'plain';
  // The first screen ends behind the second block.
  const lead = blocks.slice(0, 2).find(({ kind }) => kind === (hasHero ? 'hero' : 'picture'));
  const numbers = new Map<string, number>();
  const below: Record<string, ShownBlock> = {};
  const shownBlocks = blocks.map((block, index) => {
    const { kind } = block;
    const number = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, number);
    const id = number > 1 ? `${kind}-${number}` : kind;
    const inWrap = isInWrap(block, index === 0) && 'wrap';
    const box = [inWrap, roomOf(block, blocks[index - 1])].filter(Boolean).join(' ');
    const where = { id, ...(box && { box }) };
    const whole = {
      ...where,
      ...(index === 0 && { isFirst: true }),
      ...(block === lead && { hasLead: true }),
      ...(shown(block, place) as object),
      ...more.get(block),
    } as ShownBlock;
    const isFirstScreen = index === (kind === 'sale' ? 1 : 0);
    if (isFirstScreen && FIRST_KINDS[chunk].some((each) => each === kind)) return whole;
    below[id] = whole;
    return where;
  });
  return {
    chunk,
    path,
    ...(key === 'home' && { isHome: true }),
    title: title[lang],
    description: fill(description[lang], place.values),
    blocks: shownBlocks,
    below: { blocks: below, ...(lead && { lead: leadOf(lead) }) },
  };
}

/** Makes the data of the home page and of the help page, which have a screen of their own. */
export const homeData = (catalogue: Catalogue, lang: Lang) => data(catalogue, lang, '');
export const helpData = (catalogue: Catalogue, lang: Lang) =>
  data(catalogue, lang, SCREENS.help.slice(1));
