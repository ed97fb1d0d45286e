import type { SeedSneakerId } from '../ids.ts';
import type { ProductTexts } from './types.ts';

const KIEZ = {
  material: [
    { label: 'Upper', value: 'Cow leather' },
    { label: 'Lining and insole', value: 'Textile (cotton, polyester)' },
    { label: 'Outsole', value: 'Rubber' },
  ],
  care: 'Wipe with a damp cloth and let them dry in the open, never on a radiator. A little clear leather cream every few weeks.',
  details: [
    { label: 'Fit', value: 'True to size; between sizes, go up' },
    { label: 'Sole height', value: '28 mm' },
    { label: 'Weight', value: '390 g per shoe in size 42' },
  ],
} as const;

const HAFEN = {
  material: [
    { label: 'Upper', value: 'Textile (polyester mesh) with suede overlays' },
    { label: 'Lining and insole', value: 'Textile (polyester)' },
    { label: 'Outsole', value: 'Rubber, midsole of EVA foam' },
  ],
  care: 'Brush off when dry; lift marks from the mesh with lukewarm water and mild soap. Keep them out of the machine, suede holds a grudge.',
  details: [
    { label: 'Fit', value: 'Slightly narrow; wide feet take a size up' },
    { label: 'Sole height', value: '36 mm at the heel, 26 mm in front' },
    { label: 'Weight', value: '310 g per shoe in size 42' },
  ],
} as const;

const BLOCK = {
  material: [
    { label: 'Upper', value: 'Cow leather' },
    { label: 'Lining and insole', value: 'Textile (polyester), leather at the heel' },
    { label: 'Outsole', value: 'Rubber' },
  ],
  care: 'Wipe down, stuff with newspaper, let them dry slowly. Waterproof before the first rain, and again after it.',
  details: [
    { label: 'Fit', value: 'True to size' },
    { label: 'Shaft height', value: '11 cm' },
    { label: 'Weight', value: '450 g per shoe in size 42' },
  ],
} as const;

const RAMPE = {
  material: [
    { label: 'Upper', value: 'Textile (cotton canvas) and suede' },
    { label: 'Lining and insole', value: 'Textile (cotton)' },
    { label: 'Outsole', value: 'Vulcanised rubber' },
  ],
  care: 'Let the dirt dry, then brush it out. A damp cloth does the rest, and a pencil eraser sees to the rubber rim.',
  details: [
    { label: 'Fit', value: 'True to size; snug at first, then it gives' },
    { label: 'Sole height', value: '24 mm' },
    { label: 'Weight', value: '360 g per shoe in size 42' },
  ],
} as const;

export const SNEAKER_TEXTS_EN: Readonly<Record<SeedSneakerId, ProductTexts>> = {
  'kiez-low-waldgruen': {
    ...KIEZ,
    description:
      'White leather, one stripe of forest green, and that is the whole speech. Wear it to work, to the pub and to Sunday lunch at your parents’ without changing in between.',
    features: [
      'Grained leather that softens as you go',
      'Stripe and heel in forest green',
      'Perforated toe, so there is air in there',
      'Padded collar that leaves your ankle alone',
    ],
  },
  'kiez-low-navy': {
    ...KIEZ,
    description:
      'Navy, sand and white have known each other since their sailing days. They still get on ashore, particularly with jeans and bare ankles.',
    features: [
      'Toe and eyestay picked out in sand',
      'Navy stripe and heel',
      'Flat laces that stay tied',
      'Twin rows of stitching round the toe',
    ],
  },
  'kiez-low-mono': {
    ...KIEZ,
    description:
      'Black on black, with a pale sole underneath. For anyone who would like one decision fewer in the morning and still look right at night.',
    features: [
      'Leather, laces and tongue in the same black',
      'Off-white sole, stitched all the way round',
      'A stripe you only find by its seam',
      'Hard-wearing heel for long days standing',
    ],
  },
  'kiez-low-rosa': {
    ...KIEZ,
    description:
      'Pink suits everyone who simply puts it on. Here it takes the toe, the stripe and the heel, and the white keeps out of its way.',
    features: [
      'Pink panels, dyed right through',
      'Tongue label to match',
      'Insole lifts out, should you bring your own',
      'Spare white laces in the box',
    ],
  },
  'hafen-runner-nebel': {
    ...HAFEN,
    description:
      'Grey as the harbour at seven in the morning, with a patch of orange on the heel so your friends can find you. Easy from the first step, and quiet on any floor.',
    features: [
      'Open mesh, doubled at the front',
      'Wedge sole with a soft landing',
      'Heel in signal orange',
      'A tread that takes wet stone seriously',
    ],
  },
  'hafen-runner-sand': {
    ...HAFEN,
    description:
      'Sand-coloured mesh, caramel suede and a small pine wood at the back. It looks like the seafront and is built for cobbles.',
    features: [
      'Suede over toe, eyelets and heel',
      'A touch of pine green behind',
      'Ribbed tongue that stays put',
      'Cream sole, forgiving about dust',
    ],
  },
  'hafen-runner-tinte': {
    ...HAFEN,
    description:
      'A blue so dark that people look twice. The second time, they notice the lime heel.',
    features: [
      'Mesh and suede in one shade of ink',
      'Heel and monogram in lime',
      'Reflective band along the side',
      'Toothed outsole for stairs in the rain',
    ],
  },
  'hafen-runner-beere': {
    ...HAFEN,
    description:
      'Berry red on the palest lilac, with a pink heel for good measure. It sounds like pudding and runs like a runner: soft in front, firm behind, cheerful throughout.',
    features: [
      'Three berry shades, none of them sugary',
      'Breathable mesh over the instep',
      'Firm suede heel counter',
      'Foam that springs back after each step',
    ],
  },
  'block-high-schwarz': {
    ...BLOCK,
    description:
      'A high-top of few words: black leather, one white stripe, done. The shaft looks after your ankle and the sole looks after everything else.',
    features: [
      'High shaft with generous padding',
      'White stripe, sewn on both sides',
      'Monogram stamped into the heel',
      'Seven pairs of eyelets for a firm hold',
    ],
  },
  'block-high-rot': {
    ...BLOCK,
    description:
      'Red at the ankle, black at the toe, plenty of white between. It belongs in a gym that still had a wooden floor.',
    features: [
      'Collar and stripe in a proper red',
      'Black toe that shrugs off kerbs',
      'Perforated leather over the toes',
      'Pull tab behind, for when you are late',
    ],
  },
  'block-high-eis': {
    ...BLOCK,
    description:
      'White, with a blue straight from the freezer. The sole has caught a little of it too, which is how you spot these across the street.',
    features: [
      'Sole tinted in pale ice blue',
      'Collar in soft blue leather',
      'Waxed laces that shed water',
      'No seam where your big toe is',
    ],
  },
  'block-high-cognac': {
    ...BLOCK,
    description:
      'Cognac leather that looks a little more like you every week. Scratches are part of it; after a year you will know them by name.',
    features: [
      'Vegetable-tanned leather, grain left visible',
      'Stripe and heel a shade darker',
      'Cream sole that ages along with it',
      'Goes over thick socks and under slim trousers',
    ],
  },
  'rampe-skate-schwarz': {
    ...RAMPE,
    description:
      'A skate shoe, skateboard optional. Black, one pale stripe, and a sole that stays where you put it.',
    features: [
      'Suede where the griptape bites',
      'Vulcanised sole with plenty of board feel',
      'Pale stitching, tripled at the toe',
      'Padded tongue, no sore spots',
    ],
  },
  'rampe-skate-bordeaux': {
    ...RAMPE,
    description:
      'Dark red, like the wine you would rather not carry across a pale carpet. A pale stripe and white stitching are all the decoration there is.',
    features: [
      'Burgundy from collar to toe',
      'Contrast seams in off-white',
      'Flat sole, sure on pedal or deck',
      'Canvas over the instep, so nothing pinches',
    ],
  },
  'rampe-skate-oliv': {
    ...RAMPE,
    description:
      'Olive gets along with nearly everything in a wardrobe. Break them in, get them filthy, brush them off, start again: that is what they are for.',
    features: [
      'Olive canvas with suede overlays',
      'Stripe and sole in off-white',
      'Two vents on the inner side',
      'A rubber rim you can clean with an eraser',
    ],
  },
  'rampe-skate-himmel': {
    ...RAMPE,
    description:
      'The blue of a morning with nothing in the diary. It is in a good mood and does not insist that you are.',
    features: [
      'Sky-blue suede at toe and heel',
      'White stripe on the side',
      'Soft insole with some arch to it',
      'Light enough for a whole day on foot',
    ],
  },
};
