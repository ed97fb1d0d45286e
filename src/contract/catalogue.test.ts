import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import {
  BAG,
  CAP,
  change,
  copy,
  faults,
  JERSEY,
  RING,
  SHOE,
  set,
  type Writable,
} from '#test/damage.ts';
import { STORED_SEED } from '#test/seed.ts';
import { catalogueSchema } from './catalogue.ts';

/** Damages a pack of the bag. */
const setPack = (id: string, fields: object) =>
  change(BAG, ({ packs = {} }) => ({ packs: { ...packs, [id]: { ...packs[id], ...fields } } }));

const PACK = { priceCents: 1, originalCents: 1, gifts: ['yacht'] };
const setGift =
  (id: string, product: string) =>
  ({ gifts }: Writable<Catalogue>) => {
    const gift = gifts['wallet'];
    if (gift) gifts[id] = { ...gift, product };
  };
const choose =
  (id: string, products: string[]) =>
  ({ collections }: Writable<Catalogue>) => {
    Object.assign(collections[id] ?? {}, { products });
  };

const LUMI = { name: 'L', street: '1', town: 'York', country: 'GB', email: 'l@l.example' };
const COTTON = { name: { de: 'Baumwolle', en: 'Cotton' }, percent: 60 };

const picture = (view: string, colour?: string) => ({
  view,
  base: `/images/x/${view}${colour ?? ''}`,
  ...(colour && { colour }),
});

const redirect =
  (from: string, to: string, ...more: { from: string; to: string }[]) =>
  (catalogue: Writable<Catalogue>) => {
    Object.assign(catalogue, { redirects: { rows: [{ from, to }, ...more] } });
  };
const store = (firm: object) => (catalogue: Writable<Catalogue>) => {
  Object.assign(catalogue, { firm });
};
const close = (from: string, to: string) => store({ closed: [{ from, to }] });

describe('a catalogue', () => {
  it.each<[finding: string, damage: (catalogue: Writable<Catalogue>) => void]>([
    ['redirects.rows.0.from redirect_loop', redirect('/a', '/a')],
    ['redirects.rows.1.from repeated', redirect('/a', '/b', { from: '/a', to: '/caps' })],
    ['redirects.rows.0.from path_reserved', redirect('/sneakers', '/caps')],
    ['redirects.rows.0.from path_reserved', redirect('/en/agb', '/caps')],
    ['redirects.rows.0.to wrong_format', redirect('/a', '//evil.example')],
    ['firm.wordmark svg_unreadable', store({ wordmark: 'Käthe' })],
    ['firm.accent accent_unreadable', store({ accent: '#FFD400' })],
    ['firm.closed.0.to to_below_from', close('2026-12-31', '2026-12-24')],
    ['firm.closed.0.to closed_too_long', close('2027-01-01', '2027-04-03')],
    ['firm.closed.0.to closed_too_long', close('2026-12-24', '9999-12-31')],
    ['firm.euPerson missing', store({ maker: LUMI })],
    ['firm.vatId wrong_format', store({ vatId: 'DE12345678' })],
    ['firm.vatId wrong_format', store({ vatId: '123456789' })],
    ['firm.wIdNr wrong_format', store({ wIdNr: 'DE123456789' })],
    ['firm.weee wrong_format', store({ weee: '12345678' })],
    ['firm.phone wrong_format', store({ phone: '12345' })],
    ['firm.methods too_few', store({ methods: [] })],
    ['firm.methods.0 not_an_option', store({ methods: ['invoice'] })],
    ['firm.email wrong_format', store({ email: 'hallo' })],
    ['products.1.id taken', change(1, () => ({ id: STORED_SEED.products[0]?.id }))],
    ['products.0.id wrong_format', set(BAG, { id: 'Pouch Bag' })],
    [
      'products.1.name.en taken',
      ({ products: [one, two] }) => {
        if (one && two) two.name.en = one.name.en;
      },
    ],
    ['products.5.name.en missing', set(CAP, { name: { de: 'Cap' } })],
    ['products.1.path path_reserved', set(1, { path: '/agb' })],
    ['products.1.path path_reserved', set(1, { path: '/api/x' })],
    ['products.1.path path_reserved', set(1, { path: '/trikots/seite/2' })],
    ['products.1.path path_reserved', set(1, { path: '/trikots/nicht-gefunden' })],
    ['products.1.path taken', set(1, { path: '/products/shoulder-bag' })],
    ['products.1.path wrong_format', set(1, { path: '/Products/Pouch' })],
    ['products.5.tags.fashion wrong_format', set(CAP, { tags: { fashion: 'no value' } })],
    [
      'products.5.texts.en.care blank',
      change(CAP, ({ texts }) => ({ texts: { ...texts, en: { ...texts.en, care: ' ' } } })),
    ],
    [
      'products.5.texts.de.description unstorable',
      change(CAP, ({ texts }) => ({
        texts: { ...texts, de: { ...texts.de, description: 'Halbes \ud83d Zeichen' } },
      })),
    ],
    ['products.5 unknown_field', set(CAP, { stock: 3 })],
    [' unknown_field', (it) => Object.assign(it, { note: 'unknown field' })],

    // Prices
    ['products.0.packs.duo.priceCents too_small', setPack('duo', { priceCents: 0 })],
    ['products.0.packs.duo.priceCents wrong_type', setPack('duo', { priceCents: 10.5 })],
    [
      'products.0.packs.trio.originalCents original_below_price',
      setPack('trio', { originalCents: 1 }),
    ],
    ['products.6.originalCents original_below_price', set(SHOE, { originalCents: 1 })],
    ['products.6.priceCents missing', set(SHOE, { priceCents: undefined, name: { de: 'Schuh' } })],
    ['products.0.priceCents unknown_field', set(BAG, { priceCents: 100 })],
    ['products.0.packs too_few', set(BAG, { packs: {} })],
    ['products.0.packs.quartett not_an_option', set(BAG, { packs: { quartett: PACK } })],
    ['products.0.packs.quartett.gifts.0 not_an_option', set(BAG, { packs: { quartett: PACK } })],

    // Options
    ['products.22.sizes.1 repeated', set(JERSEY, { sizes: ['S', 'S'] })],
    ['products.22.sizes too_few', set(JERSEY, { sizes: [] })],
    ['products.22.sizes.0 wrong_format', set(JERSEY, { sizes: ['42 2/3'] })],
    ['products.0.sizes packs_with_sizes', set(BAG, { sizes: ['S'] })],
    [
      'colours.thirteenchars wrong_format',
      ({ colours }) => Object.assign(colours, { thirteenchars: { ...colours['rosa'] } }),
    ],
    ['products.5.colours.1 not_an_option', set(CAP, { colours: ['rosa', 'x'] })],
    ['products.5.colours.1 repeated', set(CAP, { colours: ['rosa', 'rosa'] })],
    ['products.0.colours too_few_colours', set(BAG, { colours: ['cognac', 'creme'] })],
    ['products.0.cover colour_not_offered', set(BAG, { cover: 'navy' })],
    ['products.0.packs.duo.gifts.1 repeated', setPack('duo', { gifts: ['wallet', 'wallet'] })],
    ['products.0.packs.duo.giftLine gift_line_without_gifts', setPack('duo', { gifts: [] })],
    [`products.${RING}.id item_id_taken`, set(RING, { id: 'kiez-low-mono-42' })],

    // Pictures
    [
      'products.5.pictures picture_missing',
      change(CAP, ({ colours = [] }) => ({ colours: [...colours, 'navy'] })),
    ],
    [
      'products.5.pictures picture_missing',
      // A picture of every colour is no cover.
      change(CAP, ({ pictures }) => ({
        pictures: pictures.filter(({ colour }) => colour !== 'lila'),
      })),
    ],
    ['products.5.pictures.3 picture_not_offered', set(CAP, { colours: ['rosa'] })],
    [
      `products.${RING}.pictures.0 picture_not_offered`,
      set(RING, { pictures: [picture('main', 'rosa')] }),
    ],
    [
      `products.${RING}.pictures.0.colour not_an_option`,
      set(RING, { pictures: [picture('main', 'neon')] }),
    ],
    [`products.${RING}.pictures too_few`, set(RING, { pictures: [] })],
    [
      `products.${RING}.pictures.0.view not_an_option`,
      set(RING, { pictures: [picture('underside')] }),
    ],
    [
      `products.${RING}.pictures.1 repeated`,
      set(RING, { pictures: [picture('main'), picture('main')] }),
    ],
    [
      `products.${RING}.pictures too_many`,
      set(RING, {
        pictures: Array.from({ length: 13 }, (_, nth) => ({
          view: 'detail',
          base: `/images/x/${nth}`,
        })),
      }),
    ],

    [
      `products.${RING}.pictures.0.alt picture_undescribed`,
      set(RING, { pictures: [{ base: '/images/x/x' }] }),
    ],
    [
      `products.${RING}.pictures.0.alt.en missing`,
      set(RING, { pictures: [{ base: '/images/x/x', alt: { de: 'Ring' } }] }),
    ],

    // Figures and texts
    ['products.22.measuresMm.width too_small', set(JERSEY, { measuresMm: { width: 0 } })],
    ['products.22.measuresMm unknown_field', set(JERSEY, { measuresMm: { girth: 3 } })],
    ['products.22.weightG wrong_type', set(JERSEY, { weightG: '140 g' })],
    ['products.22.fibres.0.percent fibres_not_whole', set(JERSEY, { fibres: [COTTON, COTTON] })],
    [
      'products.22.fibres.1.percent fibres_not_whole',
      set(JERSEY, {
        fibres: [
          { ...COTTON, percent: 100 },
          { ...COTTON, part: { de: 'Futter', en: 'Lining' } },
        ],
      }),
    ],
    ['products.22.safety.maker not_an_option', set(JERSEY, { safety: { maker: 'shop' } })],
    [
      'products.22.safety.maker.town missing',
      set(JERSEY, { safety: { maker: { ...LUMI, town: undefined } } }),
    ],
    [
      'products.22.safety.maker.country wrong_format',
      set(JERSEY, { safety: { maker: { ...LUMI, country: 'England' } } }),
    ],
    ['products.22.safety.euPerson.name missing', set(JERSEY, { safety: { maker: LUMI } })],
    ['products.22.articleNumber too_long', set(JERSEY, { articleNumber: '1'.repeat(71) })],
    ['products.22.ean wrong_format', set(JERSEY, { ean: '12345' })],
    ['products.22.ean wrong_check_digit', set(JERSEY, { ean: '4006381333932' })],
    [
      'products.22.ean taken',
      (it) => {
        for (const index of [CAP, JERSEY]) set(index, { ean: '4006381333931' })(it);
      },
    ],
    [
      'products.22.texts.en.features other_language',
      set(JERSEY, { texts: { de: { features: ['Weich', 'Warm'] }, en: { features: ['Soft'] } } }),
    ],
    [
      'products.22.texts.de.care missing',
      set(JERSEY, { texts: { de: {}, en: { care: 'Wash cold.' } } }),
    ],

    // References
    ['gifts.card_holder.product no_given_product', setGift('card_holder', 'siegelring')],
    ['gifts.wallet.product.0 unknown_product', setGift('wallet', 'gone')],
    ['collections.featured.products.0 unknown_product', choose('featured', ['gone'])],
    ['collections.arrivals.products.1 repeated', choose('arrivals', ['pouch', 'pouch'])],
    ['gifts.wallet.product too_many', setGift('wallet', 'pouch')],
    ['products.0.related names_itself', set(BAG, { related: ['shoulder-bag'] })],
    ['products.0.related.0 unknown_product', set(BAG, { related: ['gone'] })],
    ['products.5.collection unknown_collection', set(CAP, { collection: 'socks' })],
    ['products.22.tags.edition not_an_option', set(JERSEY, { tags: { edition: 'Retro' } })],
    ['products.22.tags.fit unknown_group', set(JERSEY, { tags: { fit: 'weit' } })],
    [
      'products.5.texts.en.details other_language',
      change(CAP, ({ texts }) => ({ texts: { ...texts, en: { ...texts.en, details: [] } } })),
    ],
    [
      'facts.deliveryWorkingDays.to to_below_from',
      (it) => {
        it.facts.deliveryWorkingDays.to = 1;
      },
    ],
  ])('is refused: %s', (finding, damage) => {
    expect(faults(damage)).toContain(finding);
  });

  it('names the field and what is wrong with it', () => {
    const damaged = copy();
    choose('featured', ['sold-long-ago'])(damaged);
    expect(() => catalogueSchema.parse(damaged)).toThrow(/There is no product “sold-long-ago”/);
  });
});
