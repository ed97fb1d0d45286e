/**
 * Rules of Google's product data specification (https://support.google.com/merchants/answer/7052112) and the pages of
 * its attributes, as published for Germany, for every attribute that the feed sends.
 */
interface AttributeRule {
  /** In each item; `apparel`: of clothes, shoes, bags, jewellery, glasses and watches; `worn`: of clothes and shoes. */
  readonly isRequired?: true | 'apparel' | 'worn';
  readonly maxCharacters?: number;
  readonly format?: RegExp;
  readonly options?: readonly string[];
  /** Times that an item may repeat it; default: 1. */
  readonly most?: number;
}

/** `15.00 EUR`: digits, a point, an ISO 4217 code. */
const PRICE = /^\d+\.\d{2} [A-Z]{3}$/;
/** RFC 3986, by http or https. */
const URL = /^https?:\/\/[\w.:-]+\/[\w\-./?=&%]*$/;
const PICTURE = /^https?:\/\/[\w.:-]+\/[\w\-./]+\.(gif|jpe?g|png|bmp|tiff?|webp)$/;

const ATTRIBUTE_RULES: Readonly<Record<string, AttributeRule>> = {
  id: { isRequired: true, maxCharacters: 50, format: /^[\w-]+$/ },
  title: { isRequired: true, maxCharacters: 150, format: /^\S(?:[\s\S]*\S)?$/ },
  description: { isRequired: true, maxCharacters: 5_000, format: /^\S/ },
  link: { isRequired: true, maxCharacters: 2_000, format: URL },
  image_link: { isRequired: true, maxCharacters: 2_000, format: PICTURE },
  additional_image_link: { maxCharacters: 2_000, format: PICTURE, most: 10 },
  availability: {
    isRequired: true,
    options: ['in_stock', 'out_of_stock', 'preorder', 'backorder'],
  },
  price: { isRequired: true, format: PRICE },
  sale_price: { format: PRICE },
  brand: { isRequired: true, maxCharacters: 70 },
  identifier_exists: { options: ['yes', 'no'] },
  gtin: { format: /^(?:\d{8}|\d{12,14})$/ },
  mpn: { maxCharacters: 70 },
  condition: { isRequired: true, options: ['new', 'refurbished', 'used'] },
  age_group: { isRequired: 'apparel', options: ['newborn', 'infant', 'toddler', 'kids', 'adult'] },
  gender: { isRequired: 'apparel', options: ['male', 'female', 'unisex'] },
  color: {
    isRequired: 'apparel',
    maxCharacters: 100,
    format: /^\p{L}[\p{L} ]*(?:\/\p{L}[\p{L} ]*){0,2}$/u,
  },
  size: { isRequired: 'worn', maxCharacters: 100 },
  size_system: { options: ['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'] },
  item_group_id: { maxCharacters: 50, format: /^[\w-]+$/ },
  unit_pricing_measure: { format: /^\d+(\.\d+)? (mg|g|kg|ml|cl|l|cbm|cm|m|sqm)$/ },
  unit_pricing_base_measure: { format: /^(1|10|100|2|4|8) (mg|g|kg|ml|cl|l|cbm|cm|m|sqm)$/ },
  shipping_weight: { format: /^\d+(\.\d+)? (lb|oz|g|kg)$/ },
  shipping: { isRequired: true, most: 100 },
  'shipping country': { isRequired: true, format: /^[A-Z]{2}$/ },
  'shipping price': { isRequired: true, format: PRICE },
};

/** Returns what the rules have against an item's attributes, each as often as it stands there. */
export function violations(
  item: readonly (readonly [name: string, value: string])[],
  kinds: readonly ('apparel' | 'worn')[] = [],
): string[] {
  const byName = Map.groupBy(item, ([name]) => name);
  const missing = Object.entries(ATTRIBUTE_RULES).flatMap(([name, { isRequired }]) => {
    const counts = isRequired === true || kinds.some((kind) => kind === isRequired);
    return counts && !byName.has(name) ? `${name} is missing` : [];
  });
  const wrong = [...byName].flatMap(([name, found]) => {
    const rule = ATTRIBUTE_RULES[name];
    if (rule === undefined) return [`${name} is no attribute of the table`];
    const { maxCharacters = Number.POSITIVE_INFINITY, format, options, most = 1 } = rule;
    return [
      ...(found.length > most ? [`${name} stands ${found.length} times`] : []),
      ...found.flatMap(([, value]) => [
        ...([...value].length > maxCharacters ? [`${name} is longer than ${maxCharacters}`] : []),
        ...(format && !format.test(value) ? [`${name} has the wrong format: ${value}`] : []),
        ...(options && !options.includes(value) ? [`${name} is no option: ${value}`] : []),
        ...(value === '' && name !== 'shipping' ? [`${name} is empty`] : []),
      ]),
    ];
  });
  const isNamed = ['gtin', 'mpn', 'identifier_exists'].some((name) => byName.has(name));
  return [...missing, ...(isNamed ? [] : ['identifier_exists is missing']), ...wrong];
}
