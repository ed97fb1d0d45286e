import type { SeedJerseyId } from '../ids.ts';
import type { ProductTexts } from './types.ts';

const POLYESTER = [{ label: 'Material', value: '100% polyester' }] as const;
const COTTON = [{ label: 'Material', value: '100% cotton' }] as const;
const RIB = { label: 'Collar and cuffs', value: '95% polyester, 5% elastane' } as const;
const WASH =
  'Wash inside out at 30 degrees and skip the dryer. Iron around the print, never across it.';
const OWN_DESIGN = {
  label: 'Note',
  value: 'Our own design, not a product of any federation or club',
} as const;

export const JERSEY_TEXTS_EN: Readonly<Record<SeedJerseyId, ProductTexts>> = {
  'deutschland-heim': {
    description:
      'The band runs at a slant, the mood stays level: black, red and gold on white, with a 10 on the back. For the sofa, the big screen and the one time somebody actually subs you on.',
    features: [
      'Chest band knitted in, not stuck on',
      'Black ribbed collar',
      'Fine piqué that does not cling',
      'Printed number front and back',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Fit', value: 'Straight cut, true to size' },
      { label: 'Number', value: '10' },
      OWN_DESIGN,
    ],
  },
  'brasilien-heim': {
    description:
      'A yellow that lights the barbecue before kick-off. Green collar, green cuffs, a 9 on the back; the touch is up to you.',
    features: [
      'Yellow all the way through',
      'Green crew neck, sewn twice',
      'Airy mesh down the sides',
      'Cut a little longer, so it stays tucked in',
    ],
    material: [...POLYESTER, RIB],
    care: `${WASH} On its own the first two times, the yellow is generous.`,
    details: [
      { label: 'Fit', value: 'Straight cut, true to size' },
      { label: 'Number', value: '9' },
      OWN_DESIGN,
    ],
  },
  'argentinien-heim': {
    description:
      'Sky-blue stripes, a navy collar and a 10 that nobody argues with. Roomy enough to suffer through extra time.',
    features: [
      'Knitted stripes that stay straight, wash after wash',
      'Collar in dark blue',
      'White cuffs with a fine line',
      'Light cloth, 150 grams per square metre',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Fit', value: 'Relaxed; between sizes, go down' },
      { label: 'Number', value: '10' },
      OWN_DESIGN,
    ],
  },
  'italien-heim': {
    description:
      'Azure edged in white: an evening outside a bar needs no more than that. The 21 is for whoever sees the pass before it exists.',
    features: [
      'Azure with a fine horizontal texture',
      'White crew neck, sewn flat',
      'Short raglan line for easy shoulders',
      'Dries overnight by the window',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Fit', value: 'Slightly tapered, true to size' },
      { label: 'Number', value: '21' },
      OWN_DESIGN,
    ],
  },
  'vintage-1974': {
    description:
      'Off-white, black crew neck, no pattern. This is what shirts looked like when players wore sideburns and drove themselves home after the match.',
    features: [
      'Heavy cotton, 220 grams per square metre',
      'Black ribbing at neck and sleeves',
      'Crest embroidered rather than printed',
      'A little softer with every wash',
    ],
    material: [...COTTON, { label: 'Ribbing', value: '97% cotton, 3% elastane' }],
    care: 'Wash at 40 degrees with similar colours and pull into shape. Ironing is allowed, not required.',
    details: [
      { label: 'Fit', value: 'Boxy, as it was then; from size S' },
      { label: 'Number', value: '13' },
      OWN_DESIGN,
    ],
  },
  'vintage-1988': {
    description:
      'Orange triangles, as loud as people liked them in 1988. They would only pass for camouflage in a crate of tangerines.',
    features: [
      'Pattern dyed in, so nothing can flake off',
      'White collar with a broad rib',
      'Smooth cloth with a slight sheen',
      'A big 12, legible from the halfway line',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Fit', value: 'Generous cut; from size S' },
      { label: 'Number', value: '12' },
      OWN_DESIGN,
    ],
  },
  'vintage-1990': {
    description:
      'A zigzag of teal, orange and yellow across the chest: one whole summer in half a metre of cloth. The sleeves are wide, so nothing catches when you celebrate.',
    features: [
      'Three-colour band, matched at the side seams',
      'Teal collar',
      'Wide sleeves with striped cuffs',
      'Woven crest, sewn on',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Fit', value: 'Wide in sleeve and chest; from size S' },
      { label: 'Number', value: '18' },
      OWN_DESIGN,
    ],
  },
  'special-nacht': {
    description:
      'Contour lines, black on black, and cuffs in a lime that even the bus driver can see. For floodlights, the night bus and the walk between them.',
    features: [
      'Embossed contours that show in slanting light',
      'Cuffs and number in lime',
      'No seams on the shoulders',
      'Dries fast, dancing included',
    ],
    material: [{ label: 'Material', value: '92% polyester, 8% elastane' }],
    care: 'Wash cold and inside out, no softener. Dry it on a hanger and the embossing stays.',
    details: [
      { label: 'Fit', value: 'Close to the body; between sizes, go up' },
      { label: 'Number', value: '7' },
      OWN_DESIGN,
    ],
  },
  'special-kirschbluete': {
    description:
      'A shirt in bloom. No two blossoms overlap, and a cherry-red collar holds spring together until they switch off the heaters in the stand.',
    features: [
      'Scattered blossom, a little different on each one',
      'Cherry-red collar with a narrow rib',
      'Soft hand, brushed on the inside',
      'The 11 in the same cherry red',
    ],
    material: [...POLYESTER, RIB],
    care: WASH,
    details: [
      { label: 'Fit', value: 'Straight cut, true to size' },
      { label: 'Number', value: '11' },
      OWN_DESIGN,
    ],
  },
  'special-gold': {
    description:
      'Deep green, gold pinstripes, and a collar off a good suit. The 1 belongs to goalkeepers and to people who like to be there first.',
    features: [
      'Pinstripes in gold-coloured yarn',
      'Ribbed collar and cuffs in gold',
      'Firm cloth that hangs straight',
      'Lettering and crest in relief',
    ],
    material: [
      { label: 'Material', value: '96% polyester, 4% metallised fibre' },
      { label: 'Collar and cuffs', value: '95% polyester, 5% elastane' },
    ],
    care: 'Wash inside out at 30 degrees in a laundry bag, no spin. The gold yarn dislikes a hot iron.',
    details: [
      { label: 'Fit', value: 'Straight cut, true to size' },
      { label: 'Number', value: '1' },
      OWN_DESIGN,
    ],
  },
};
