/** The recipient of a parcel, and the number of its order. */
interface Addressed {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
}

/** `Torstraße 1 a` as street and number; without a number all of it is the street. */
export function splitStreet(line: string): readonly [street: string, house: string] {
  const [, street, house] =
    /^(.*\p{L}.*?),?\s+(\d+\s?\p{L}?(?:\s?[-–/+]\s?\d+\s?\p{L}?)*)$/u.exec(line) ?? [];
  return street === undefined || house === undefined ? [line, ''] : [street, house];
}

type Column = readonly [heading: string, value: ((to: Addressed) => string) | string];

const street: Column[1] = ({ line1 }) => splitStreet(line1)[0];
const house: Column[1] = ({ line1 }) => splitStreet(line1)[1];

/** Columns of the import templates, under the services' own headings. What the shop doesn't know, their profile of the sender says. */
const COLUMNS = {
  dhl: [
    ['Sendungsreferenz', ({ number }) => number],
    ['Empfänger Name 1', ({ name }) => name],
    ['Empfänger Name 2 / Postnummer', ({ line2 }) => line2],
    ['Empfänger Straße', street],
    ['Empfänger Hausnummer', house],
    ['Empfänger PLZ', ({ postalCode }) => postalCode],
    ['Empfänger Ort', ({ city }) => city],
    ['Empfänger Land', 'DEU'],
    ['Empfängerreferenz', ({ number }) => number],
    ['Empfänger E-Mail-Adresse', ({ email }) => email],
    ['Produkt- und Servicedetails', 'V01PAK'],
  ],
  dpd: [
    ['recipient_name', ({ name }) => name],
    ['recipient_name2', ({ line2 }) => line2],
    ['recipient_street', street],
    ['recipient_house_no', house],
    ['recipient_zip', ({ postalCode }) => postalCode],
    ['recipient_city', ({ city }) => city],
    ['recipient_country', 'DE'],
    ['recipient_email', ({ email }) => email],
    ['recipient_reference', ({ number }) => number],
  ],
} as const satisfies Record<string, readonly Column[]>;

/** Rows of a service's import file, the headings first. */
export function carrierTable(
  carrier: keyof typeof COLUMNS,
  parcels: readonly Addressed[],
): string[][] {
  const columns: readonly Column[] = COLUMNS[carrier];
  return [
    columns.map(([heading]) => heading),
    ...parcels.map((to) =>
      columns.map(([, value]) => (typeof value === 'string' ? value : value(to))),
    ),
  ];
}

const REFERENCES = /^(sendungs|kunden|empfänger)?referenz$|^(recipient_?)?reference\s?1?$/i;
const NUMBERS =
  /^(sendungs|paket|paketschein|tracking)nummer$|^(parcel|tracking|shipment)[_ ]?(number|no)$/i;

/** Places of order and parcel number among the headings of a reply; undefined if one is missing. */
export function replyColumns(headings: readonly string[]) {
  const placeOf = (heading: RegExp) => headings.findIndex((each) => heading.test(each.trim()));
  const [reference, number] = [placeOf(REFERENCES), placeOf(NUMBERS)];
  return reference < 0 || number < 0 ? undefined : { reference, number };
}
