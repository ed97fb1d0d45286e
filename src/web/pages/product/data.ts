import type { Catalogue, Facts, Product, ProductPageRules } from '#catalogue/catalogue.ts';
import { BELOW_BLOCKS, type ChoiceBlock } from '#catalogue/product-pages.ts';
import type { Localized } from '#catalogue/types.ts';
import { type Lang, localized } from '#routes.ts';
import { factValues } from '#rules/fact-texts.ts';
import { fill } from '#rules/fill.ts';
import { filterParam } from '#rules/filter-param.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { unknownPages } from '#rules/lists.ts';
import { makeCard } from '#rules/make-cards.ts';
import { inLanguage } from '#rules/material.ts';
import { amountInText, formatPrice } from '#rules/money.ts';
import {
  type PicturedColour,
  type PrintedPicture,
  printedBase,
  type SizeOffer,
} from '#rules/offer.ts';
import { priceFields } from '#rules/price-figures.ts';
import { tagsOf } from '#rules/range.ts';
import { ofParts } from '#web/of-parts.ts';
import type { Crumb } from '#web/ui/Breadcrumb.tsx';
import { metaDescription } from './meta-description.ts';
import { packFields } from './pack-fields.ts';
import { type Parts, partsAt } from './parts.ts';
import type { ProductData, UnknownData } from './product-data.ts';
import { detailsOf, safetyRows, scaleOf, structuredOf } from './product-facts.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

const WORDS = { de: german, en: english };

function crumbsOf(
  product: Product,
  { crumb: { label, collection, filter, tag = '' } }: ProductPageRules,
  { collections }: Pick<Parts, 'collections'>,
  lang: Lang,
): Crumb[] {
  const list = localized(collections[collection]?.path ?? '/', lang);
  const filtered = (value: string) =>
    `${list}?kategorie=${encodeURIComponent(filterParam(value) ?? '')}`;
  const value = tagsOf(collections)[tag]?.find(({ id }) => id === product.tags[tag]);
  return [
    { label: label[lang], href: filter ? filtered(filter) : list },
    ...(value ? [{ label: value.name[lang], href: filtered(value.id) }] : []),
    { label: product.name[lang] },
  ];
}

/** Pictures of a product in a colour, and what they show by their places. */
function picturesOf(
  { id: productId, name, pictures, colours }: Product,
  { colours: known }: Pick<Parts, 'colours'>,
  lang: Lang,
) {
  const inColour = (colour?: string) =>
    pictures.filter((picture) => picture.colour === colour || picture.colour === undefined);
  const views = inColour(colours?.[0]).map(({ view }) => (view ? WORDS[lang].views[view] : ''));
  const printed = (colour?: string): PrintedPicture[] =>
    inColour(colour).map(({ base: path, view, alt }, place) => {
      const base = printedBase(productId, path, colour);
      if (alt) return { base, alt: alt[lang] };
      const shown = view ? WORDS[lang].views[view] : '';
      if (shown === views[place]) return base;
      // A colour whose pictures have other views than those of the first one.
      const ofColour = colour && known[colour]?.name[lang];
      return { base, alt: [name[lang], ofColour, shown].filter(Boolean).join(', ') };
    });
  return {
    views,
    ...(colours
      ? {
          colours: colours.map((id): PicturedColour => {
            return { id, name: known[id]?.name[lang] ?? id, pictures: printed(id) };
          }),
        }
      : { pictures: printed() }),
  };
}

/** Sizes with their labels, and the guide's rows of them. */
function sizesOf(
  ids: readonly string[],
  { sizeList = '' }: ProductPageRules,
  { sizes: lists }: Pick<Parts, 'sizes'>,
  lang: Lang,
) {
  const chosen = lists[sizeList];
  // A guide is never guessed; a label is the same in every list, as in carts and orders.
  const list = chosen?.sizes.some(({ id }) => ids.includes(id)) ? chosen : undefined;
  const labelled = [list ?? [], Object.values(lists)].flat().flatMap((each) => each.sizes);
  const sizes = ids.map((id) => labelled.find((size) => size.id === id) ?? { id });
  return {
    sizes: sizes.map((size): SizeOffer => {
      const { id } = size;
      const label = 'label' in size ? size.label[lang] : id;
      return label === id ? { id } : { id, label };
    }),
    ...(list && {
      guide: {
        title: list.guide.title[lang],
        text: list.guide.text[lang],
        columns: list.guide.columns[lang],
        rows: ids.map((id) => {
          const measures = list.sizes.find((size) => size.id === id)?.measures ?? [];
          return measures.map((text) => inLanguage(text, lang));
        }),
      },
    }),
  };
}

/** Makes the data of the page of an unknown product, by the German path of the list without its first slash. */
export function unknownData(catalogue: Catalogue, lang: Lang, id: string): UnknownData | undefined {
  const page = unknownPages(catalogue).find(({ path }) => path === `/${id}`);
  if (page === undefined) return undefined;
  const { title, text, back } = page.unknown;
  const said = { title: title[lang], text: text[lang], back: back[lang] };
  return { chunk: 'unknown', ...said, href: localized(page.path, lang) };
}

/** Sentences with figures of the facts. */
function factTexts(facts: Facts, { benefits = [] }: ProductPageRules, lang: Lang) {
  const { shipping, returns, warranty, shippingText, withLabel, paidLabel } = WORDS[lang];
  const values = {
    ...factValues(facts, lang),
    // Beside a price, amounts are spelled like it.
    freeShippingFrom: amountInText(facts.freeShippingFromCents, lang, ' '),
    shippingCost: formatPrice(facts.shippingCents, lang),
    withLabel: facts.paidReturns ? '' : withLabel,
    paidLabel: facts.paidReturns ? '' : paidLabel,
  };
  return {
    benefits: {
      shipping: fill(shipping, values),
      returns: fill(returns, values),
      ...(benefits.includes('warranty') && { warranty: fill(warranty, values) }),
    },
    shippingText: fill(shippingText, values),
  };
}

/** Rules of a page whose collection has none: choices in their usual order, and no related products. */
const PLAIN: Omit<ProductPageRules, 'crumb'> = {
  choices: ['rating', 'price', 'lead', 'packs', 'colours', 'sizes', 'quantity'],
  below: BELOW_BLOCKS,
  openDetail: 0,
  related: [{ take: 'next', count: 4 }],
};

function rulesOf({
  product,
  collections,
}: Pick<Parts, 'product' | 'collections'>): ProductPageRules {
  const { collection } = product;
  const { page, name, listedIn = collection } = collections[collection] ?? {};
  return page ?? { ...PLAIN, crumb: { collection: listedIn, label: name ?? product.name } };
}

function makeData(parts: Parts, lang: Lang): ProductData {
  const { product, facts, firm, related, family } = parts;
  const { brand = firm?.brand } = product;
  const { id, path, name, texts, demoRating, rating, packs, sizes, colours, volumeMl } = product;
  const rules = rulesOf(parts);
  const { openDetail, hasTotal, waits, missingChoice, added, oneSize } = rules;
  const said = ({ title, text }: { title: Localized<string>; text: Localized<string> }) => {
    return { title: title[lang], text: text[lang] };
  };
  const named = (text: string) => fill(text, { name: name[lang] });
  const fields = {
    ...picturesOf(product, parts, lang),
    ...(sizes && sizesOf(sizes, rules, parts, lang)),
    ...((sizes || oneSize) && { sizeWord: WORDS[lang].size }),
    ...(rules.choices.includes('quantity') && { quantityWord: WORDS[lang].quantity }),
    ...(packs
      ? packFields(parts, rules, lang)
      : { ...priceFields(product), ...(colours?.[0] && { preselected: colours[0] }) }),
    ...(family.length > 1 && {
      family: {
        at: family.indexOf(product),
        members: family.map((each) => ({
          href: localized(each.path, lang),
          name: each.name[lang],
          picture: pictureOf(each) ?? '',
        })),
      },
    }),
    ...(oneSize && !sizes && { oneSize: said(oneSize) }),
  };
  const isShown: Readonly<Partial<Record<ChoiceBlock, boolean>>> = {
    price: 'priceCents' in fields,
    packs: 'packs' in fields,
    gifts: 'giftCards' in fields,
    family: 'family' in fields,
    colours: 'colours' in fields,
    sizes: 'sizes' in fields,
    oneSize: 'oneSize' in fields,
  };
  // A choice that the collection's pages don't name stands before the button.
  const choices = new Set([...rules.choices, 'packs', 'colours', 'sizes'] as const);
  const { dispatchWorkingDays: dispatch, deliveryWorkingDays: delivery } = facts;
  const { description = '' } = texts[lang];
  const meta = metaDescription(description);
  return {
    chunk: packs ? 'packs' : 'plain',
    id,
    path,
    name: name[lang],
    description,
    ...(meta !== description && { meta }),
    texts: detailsOf(product, lang),
    ...factTexts(facts, rules, lang),
    days: [dispatch.from, dispatch.to, delivery.from, delivery.to],
    ...(parts.daysOff.length > 0 && { daysOff: parts.daysOff }),
    ...(demoRating && { demoRating }),
    ...(rating && { rating }),
    crumbs: crumbsOf(product, rules, parts, lang),
    choices: [...choices].filter((block) => isShown[block] ?? true),
    ...(rules.facts && { facts: rules.facts }),
    below: rules.below.filter(
      (block) =>
        (block !== 'experiences' || 'experiences' in fields) &&
        (block !== 'related' || related.length > 0),
    ),
    // Pages with packs have more code, so their other products come later.
    related: packs
      ? related.map((each) => each.id)
      : related.map((each) => makeCard(each, parts, lang)),
    ...fields,
    ...(volumeMl !== undefined && { volumeMl }),
    ...scaleOf(product, lang),
    ...(brand !== undefined && { brand }),
    ...safetyRows(product, firm, lang),
    ...structuredOf(product),
    ...(openDetail !== undefined && { openDetail }),
    ...(hasTotal && { hasTotal }),
    ...(waits && { waits }),
    ...(missingChoice && { missingChoice: said(missingChoice) }),
    ...(added && {
      added: {
        title: added.title[lang],
        ...(added.text && { text: named(added.text[lang]) }),
      },
    }),
  };
}

/** Makes the data of the page of a product by its German path, without the first slash; undefined for any other. */
export const data = ofParts((catalogue, id) => partsAt(`/${id}`, catalogue), makeData);
