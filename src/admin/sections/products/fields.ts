import { OFFER_FIELDS, PERSON_FIELDS, PRODUCT_FIELDS } from '#catalogue/fields/product.ts';
import type { JsonObject } from '#catalogue/json.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { keysOf, liesIn, valueAt } from '../range/content-path.ts';
import { type Field, formFields, optionsIn, pick } from '../range/form-fields.ts';
import type { ProductTexts } from './texts.ts';

/** Parts of the editor in their order; each has an anchor of this name. */
export const PARTS = [
  'texts',
  'price',
  'options',
  'pictures',
  'details',
  'safety',
  'related',
  'search',
] as const;
export type Part = (typeof PARTS)[number];

const offeredPacks = (content: JsonObject) => keysOf(content['packs']);

/** Paths of prices: of the product, or of each pack. */
export function pricePaths(content: JsonObject): readonly string[] {
  const packs = offeredPacks(content);
  return packs.length > 0 ? packs.map((pack) => `packs.${pack}.`) : [''];
}

/** The maker, or the one who answers for it in the EU, unless that is the shop itself. */
function personFields(field: Field, content: JsonObject, own: string): Field[] {
  const { path } = field;
  const choice: Field = { ...field, type: 'choice', isOptional: true, ...pick({ own }) };
  const person = keysOf(PERSON_FIELDS).map(
    (key): Field => ({ ...field, path: `${path}.${key}`, type: 'text', isOptional: true }),
  );
  return [
    ...(path === 'safety.maker' ? [choice] : []),
    ...(valueAt(content, ['safety', 'maker']) === 'own' ? [] : person),
  ];
}

/** True if a product has a value, of lists several. */
const hasSome = (value: unknown) => (Array.isArray(value) ? value.length > 1 : value !== undefined);

/** Fields of a product that have an input, in the order of the form. */
export function productFields(
  content: JsonObject,
  names: CatalogueNames,
  texts: Pick<ProductTexts, 'fields' | 'own'>,
): readonly Field[] {
  const sources = { optionsOf: optionsIn(content, names, texts.fields) };
  const groups = [...new Set([...keysOf(names.tags), ...keysOf(content['tags'])])];
  return formFields(PRODUCT_FIELDS, sources).flatMap((field): Field[] => {
    const { path, type } = field;
    if (type === 'person') return personFields(field, content, texts.own);
    if (type === 'tags') {
      return groups.map((group) => ({
        ...{ ...field, path: `tags.${group}`, type: 'choice', isOptional: true },
        ...pick(names.tags[group] ?? {}),
      }));
    }
    if (type === 'packs') {
      return offeredPacks(content).flatMap((pack) =>
        formFields(OFFER_FIELDS, sources, `packs.${pack}.`, field.part),
      );
    }
    // A product has sizes or packs.
    if (path === 'sizes' && content['sizes'] === undefined && content['packs'] !== undefined)
      return [];
    const key = path as keyof typeof PRODUCT_FIELDS;
    const { only } = PRODUCT_FIELDS[key] ?? {};
    if (only !== undefined && !hasSome(content[only])) return [];
    const offered = content['colours'];
    return [path === 'cover' && Array.isArray(offered) ? { ...field, options: offered } : field];
  });
}

/** Returns the part of the editor in which a path is edited. */
export function partOf(path: readonly (string | number)[], fields: readonly Field[]): Part {
  const part = fields.find((field) => liesIn(path, field.path))?.part ?? '';
  return PARTS.find((each) => each === part) ?? (path[0] === 'packs' ? 'options' : 'texts');
}
