import * as z from 'zod/mini';
import type { Product } from '#catalogue/catalogue.ts';
import { objectOf } from '#catalogue/fields/field.ts';
import { isReduced, PRODUCT_FIELDS, withoutSamePrice } from '#catalogue/fields/product.ts';
import { named } from '#catalogue/fields/schema-parts.ts';
import type { FindingCode, FindingValues } from '#catalogue/findings.ts';

const fields = objectOf(PRODUCT_FIELDS);

type Priced = z.infer<typeof fields>;

/** A rule for a field of a product. It is checked beside wrong fields too, so that an editor sees all that is missing. */
const rule = (
  field: keyof Priced,
  isKept: (product: Priced) => boolean,
  code: FindingCode,
  values: FindingValues = {},
) =>
  z.refine<Priced>(isKept, {
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
    ...named(code, values),
  });
/** A product has one price, or packs that have theirs. */
const ownPrice = (['priceCents', 'originalCents'] as const).map((field) =>
  rule(field, (product) => !('packs' in product && field in product), 'unknown_field', { field }),
);

export const product = z.pipe(
  fields.check(
    ...ownPrice,
    rule('priceCents', (each) => 'packs' in each || 'priceCents' in each, 'missing'),
    rule('packs', ({ packs }) => !packs || Object.keys(packs).length > 0, 'too_few', {
      minimum: 1,
    }),
    isReduced,
  ),
  z.transform(withoutSamePrice),
);

/** A product by itself; unknown fields are refused. */
export const productSchema = product as z.ZodMiniType as z.ZodMiniType<Product>;
