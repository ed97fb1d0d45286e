import type { SeedAccessoryId } from '../ids.ts';
import type { ProductTexts } from './types.ts';

const GLASSES_NOTE = {
  label: 'Safety',
  value:
    'CE marked under Regulation (EU) 2016/425. Not for looking straight at the sun, nor for driving at dusk or at night',
} as const;
const PERFUME_WARNING = {
  label: 'Warnings',
  value: 'Highly flammable, keep away from flames. Keep out of eyes and out of reach of children',
} as const;
const NICKEL = {
  label: 'On the skin',
  value: 'Nickel release below the limit of the REACH regulation',
} as const;

export const ACCESSORY_TEXTS_EN: Readonly<Record<SeedAccessoryId, ProductTexts>> = {
  'sonnenbrille-ovale': {
    description:
      'Narrow, oval, black: the pair for stepping out of a cinema into daylight. They turn any walk home into closing credits.',
    features: [
      'Polished acetate frame',
      'Grey-green lenses that leave colours alone',
      'Five-barrel hinges you can tighten',
      'Case and cloth included',
    ],
    material: [
      { label: 'Frame', value: 'Acetate' },
      { label: 'Lenses', value: 'Polycarbonate' },
      { label: 'Hinges', value: 'Stainless steel' },
    ],
    care: 'Rinse in lukewarm water, dry with the cloth. Keep them off the dashboard, since acetate warps in the heat.',
    details: [
      { label: 'Filter category', value: '3, UV protection up to 400 nm' },
      { label: 'Dimensions', value: 'Lens 50 mm, bridge 21 mm, temple 145 mm' },
      GLASSES_NOTE,
    ],
  },
  'sonnenbrille-pilot': {
    description:
      'Thin gold, and brown lenses that lighten towards the bottom. The top half deals with the sun, the bottom half with the menu.',
    features: [
      'Metal frame, 24 grams',
      'Graduated lenses in a warm brown',
      'Adjustable silicone nose pads',
      'Soft tips behind the ears',
    ],
    material: [
      { label: 'Frame', value: 'Metal, gold-coloured coating' },
      { label: 'Lenses', value: 'Polycarbonate' },
      { label: 'Nose pads', value: 'Silicone' },
    ],
    care: 'Cloth or soft water only, paper scratches the tint. At home they live in the case, not in your hair.',
    details: [
      { label: 'Filter category', value: '2, UV protection up to 400 nm' },
      { label: 'Dimensions', value: 'Lens 56 mm, bridge 17 mm, temple 140 mm' },
      GLASSES_NOTE,
    ],
  },
  'parfum-noir': {
    description:
      'Black pepper first, then leather, then cedar and the last of the smoke. A scent for people who listen for a long time before they speak.',
    features: [
      'Top: black pepper and bergamot',
      'Heart: leather and iris',
      'Base: cedar, tonka bean, smoke',
      'Smoked-glass bottle, as heavy as it looks',
    ],
    material: [
      {
        label: 'Ingredients',
        value:
          'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Coumarin, Alpha-Isomethyl Ionone, Citral, Geraniol',
      },
      { label: 'Alcohol', value: '80% vol' },
      { label: 'Perfume oil', value: '15%' },
    ],
    care: 'Keep it cool and dark and it stays as it is. Skin or scarf, but not silk or pearls.',
    details: [
      { label: 'Contents', value: '50 ml' },
      { label: 'Shelf life', value: '36 months after opening' },
      PERFUME_WARNING,
    ],
  },
  'parfum-rose': {
    description:
      'Peony, pink pepper and, somewhere behind them, a street just after rain. Floral, but with its shoes on.',
    features: [
      'Top: pink pepper and lychee',
      'Heart: peony and rose petals',
      'Base: pale musk, wet stone',
      'Round bottle with a fluted cap',
    ],
    material: [
      {
        label: 'Ingredients',
        value:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Linalool, Limonene, Benzyl Salicylate, Hexyl Cinnamal, CI 17200',
      },
      { label: 'Alcohol', value: '80% vol' },
      { label: 'Perfume oil', value: '14%' },
    ],
    care: 'Not on the windowsill, however good the colour looks there. Two sprays on the pulse will do.',
    details: [
      { label: 'Contents', value: '50 ml' },
      { label: 'Shelf life', value: '36 months after opening' },
      PERFUME_WARNING,
    ],
  },
  'kette-figaro': {
    description:
      'Three short links, one long, and again: the figaro has kept the same rhythm for a hundred years. Flat enough for a shirt collar, solid enough for a T-shirt.',
    features: [
      'Flat-cut links that do not twist',
      'Monogram tag at the clasp',
      'Lobster clasp you can open one-handed',
      'Thickly gold plated over brass',
    ],
    material: [
      { label: 'Material', value: 'Brass, plated with 18 carat gold (1 micron)' },
      { label: 'Clasp', value: 'Brass, gold plated' },
    ],
    care: 'Take it off for showers, the sea and perfume. A rub with a soft cloth is all it asks.',
    details: [{ label: 'Length', value: '50 cm' }, { label: 'Width', value: '6 mm' }, NICKEL],
  },
  siegelring: {
    description:
      'An E in a diamond, cut deep enough for real sealing wax. You probably do not write that sort of letter, but you could.',
    features: [
      'Solid, not hollow',
      'Engraving set on a dark ground',
      'Rounded inside, easy on the finger',
      'Arrives in a small box',
    ],
    material: [{ label: 'Material', value: '925 sterling silver' }],
    care: 'If it tarnishes, a silver cloth helps. Leave the engraving out of it, dark suits it.',
    details: [
      { label: 'Size', value: '58 (18.5 mm inside diameter)' },
      { label: 'Face', value: '13 × 13 mm' },
      NICKEL,
    ],
  },
  'armreif-fein': {
    description:
      'Two bangles, one plain, one twisted. Together they chime when you reach for a glass; apart, nobody notices until you wave.',
    features: [
      'Two bangles, worn as a pair or alone',
      'The plain one carries a small diamond mark',
      'The twisted one catches the light',
      'A coating that puts up with hand washing',
    ],
    material: [{ label: 'Material', value: '316L stainless steel, gold-coloured PVD coating' }],
    care: 'Soap does no harm, scouring cream does. Store them lying down so they stay round.',
    details: [
      { label: 'Inside diameter', value: '62 mm' },
      { label: 'Thickness', value: '2 mm and 2.5 mm' },
      NICKEL,
    ],
  },
  'uhr-klassik': {
    description:
      'White dial, steel, brown leather, and the seconds in a small circle at six. It runs for as long as you move; on lazy Sundays it may take the day off as well.',
    features: [
      'Automatic movement with 38 hours of reserve',
      'Small seconds on a dial of their own',
      'Domed mineral glass',
      'Leather strap with orange stitching',
    ],
    material: [
      { label: 'Case', value: '316L stainless steel' },
      { label: 'Glass', value: 'Mineral glass' },
      { label: 'Strap', value: 'Cow leather, stainless steel pin buckle' },
    ],
    care: 'Keep the leather dry and wipe the glass with a soft cloth. Every five years or so, a watchmaker’s drop of oil is welcome.',
    details: [
      { label: 'Diameter', value: '40 mm, 12 mm high' },
      { label: 'Water resistance', value: '3 bar, splashes are fine' },
      { label: 'Movement', value: 'Automatic, no battery' },
    ],
  },
  'uhr-chrono': {
    description:
      'Black dial, three small ones inside it, and a red hand for anything that wants timing. Eggs, say, or your uncle’s speech.',
    features: [
      'Chronograph, good to a tenth of a second',
      'Red stop hand, luminous hour and minute hands',
      'Steel bracelet you can shorten yourself',
      'Screwed case back',
    ],
    material: [
      { label: 'Case and bracelet', value: '316L stainless steel' },
      { label: 'Bezel', value: 'Stainless steel, black coating' },
      { label: 'Glass', value: 'Mineral glass' },
    ],
    care: 'Rinse with tap water after a swim. Never press the pushers under water.',
    details: [
      { label: 'Diameter', value: '42 mm, 11 mm high' },
      { label: 'Water resistance', value: '10 bar' },
      {
        label: 'Battery',
        value:
          'SR927SW button cell, included. Old batteries and devices do not belong in household waste; collection points take them free of charge',
      },
    ],
  },
};
