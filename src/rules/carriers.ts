/** Parcel services of Germany whose numbers are recognised, each with its page about a parcel. */
const PAGES = {
  dhl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  dpd: 'https://tracking.dpd.de/status/de_DE/parcel/',
  gls: 'https://gls-group.eu/DE/de/paketverfolgung?match=',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#',
  ups: 'https://www.ups.com/track?tracknum=',
  deutsche_post: 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=',
} as const;

export type Carrier = keyof typeof PAGES;
export const CARRIERS = Object.keys(PAGES) as [Carrier, ...Carrier[]];

export const CARRIER_NAMES: Readonly<Record<Carrier, string>> = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  hermes: 'Hermes',
  ups: 'UPS',
  deutsche_post: 'Deutsche Post',
};

/** Digits weighted one after the other, added up. */
const weighted = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce(
    (sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] ?? 0),
    0,
  );

const upToTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** Check digit of an Identcode, the 12 digits of older DHL labels. */
const isIdentcode = (number: string): boolean =>
  upToTen(weighted(number.slice(0, 11), [4, 9])) === Number(number[11]);

/** Check digit of an SSCC, the 20 digits of a DHL label. */
const isSscc = (number: string): boolean =>
  upToTen(weighted(number.slice(0, 19), [3, 1])) === Number(number[19]);

/** Check digit of the post's thirteen characters (UPU S10). */
function isPostal(number: string): boolean {
  const rest = 11 - (weighted(number.slice(2, 10), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(number[10]);
}

/** The one service that gives out such numbers, checked where they have a check digit. */
const SHAPES: readonly (readonly [Carrier, RegExp, ((number: string) => boolean)?])[] = [
  ['dhl', /^00340\d{15}$/, isSscc],
  ['dhl', /^\d{12}$/, isIdentcode],
  ['dhl', /^JJD\d{14,20}$/],
  ['dhl', /^[CE][A-Z]\d{9}DE$/, isPostal],
  ['deutsche_post', /^[LRUV][A-Z]\d{9}DE$/, isPostal],
  ['deutsche_post', /^A[0-9A-F]{19}$/],
  ['ups', /^1Z[0-9A-Z]{16}$/],
  ['hermes', /^H\d{19}$/],
  ['hermes', /^\d{16}$/],
  ['dpd', /^0\d{13}$/],
  ['gls', /^\d{11}$/],
  ['gls', /^(?=.*[A-Z])(?=.*\d)[0-9A-Z]{8}$/],
];

/** Parcel service of a number (`plainNumber`); undefined if none is sure. */
export function carrierOf(number: string): Carrier | undefined {
  return SHAPES.find(
    ([, shape, isRight]) => shape.test(number) && (isRight?.(number) ?? true),
  )?.[0];
}

/** A number without what people and labels put between its characters. */
export const plainNumber = (typed: string): string => typed.replace(/[\s.\-–]/g, '').toUpperCase();

/** A parcel's page: the one that was given, or the service's; null without either. */
export function trackingUrlOf(parcel: {
  readonly carrier: Carrier | null;
  readonly number: string | null;
  readonly link: string | null;
}): string | null {
  const { carrier, number, link } = parcel;
  if (link !== null || carrier === null || number === null) return link;
  return `${PAGES[carrier]}${number}`;
}
