import type { ProductPageRules } from '#catalogue/catalogue.ts';
import type { Experiences } from '#catalogue/demo-claims.ts';
import type { Lang } from '#routes.ts';
import { packBadge } from '#rules/claims.ts';
import { defaultGiftColour } from '#rules/gift-colour.ts';
import { pictureOf } from '#rules/item-picture.ts';
import type { Parts } from './parts.ts';
import type { ExperiencesData, PackData, ProductData } from './product-data.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

const WORDS = { de: german, en: english };

function giftCards(
  packs: readonly { readonly gifts: readonly string[] }[],
  { gifts, given }: Parts,
  lang: Lang,
): NonNullable<ProductData['giftCards']>['cards'] {
  const kinds = new Set(packs.flatMap((pack) => pack.gifts));
  const cards = [...kinds].flatMap((kind) => {
    const gift = gifts[kind];
    if (!gift) return [];
    const shown = given.find(({ id }) => id === gift.product);
    const picture = shown && pictureOf(shown, shown.colours && defaultGiftColour(shown.colours));
    return [[kind, { ...gift.texts[lang], ...(picture && { picture }) }] as const];
  });
  return Object.fromEntries(cards);
}

function experiences(of: Experiences, lang: Lang): ExperiencesData {
  return {
    texts: WORDS[lang].experiences,
    tiles: of.tiles.map(({ quote, name, place, picture }) => ({
      quote: quote[lang],
      name,
      place: place[lang],
      picture,
    })),
    films: of.films.map(({ title }) => title[lang]),
  };
}

/** Id of the gift of packs that is a product. */
function givenIn(packs: readonly PackData[], gifts: Parts['gifts']): { readonly given?: string } {
  const given = packs.flatMap((pack) => pack.gifts).find((id) => gifts[id]?.product);
  return given === undefined ? {} : { given };
}

/** Makes the fields that only products with packs have. */
export function packFields(parts: Parts, { benefits = [] }: ProductPageRules, lang: Lang) {
  const { product } = parts;
  const { colours: [first] = [], cover = first, demoViewers, demoBadges = {} } = product;
  const { viewers, hurry, left } = WORDS[lang].live;
  const offered = Object.entries(product.packs ?? {}).flatMap(
    ([id, { giftLine, ...rest }]): PackData[] => {
      const option = parts.packs[id];
      if (!option) return [];
      const { pieces, label, tagline } = option;
      const said = { label: label[lang], ...(tagline && { tagline: tagline[lang] }) };
      const badge = demoBadges[id] ?? rest.badge;
      return [
        {
          id,
          pieces,
          ...said,
          ...rest,
          ...(badge && { badge }),
          ...(giftLine && { giftLine: giftLine[lang] }),
        },
      ];
    },
  );
  const packs = offered.map((pack) => {
    const { badge, ...rest } = pack;
    return packBadge(parts.mode, offered, pack, product.bestseller) === badge ? pack : rest;
  });
  return {
    packs,
    packWords: WORDS[lang].packs,
    ...givenIn(packs, parts.gifts),
    ...(cover !== undefined && { opensWith: cover }),
    ...(product.isCoverChosen && first !== undefined && { preselected: first }),
    ...(benefits.includes('live') && {
      live: demoViewers === undefined ? { hurry, left } : { viewers, hurry, demoViewers },
    }),
    ...(product.hasGiftCards && {
      giftCards: { label: WORDS[lang].gifts, cards: giftCards(packs, parts, lang) },
    }),
    ...(product.experiences && { experiences: experiences(product.experiences, lang) }),
  };
}
