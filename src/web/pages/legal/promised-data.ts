import type { Facts } from '#catalogue/catalogue.ts';
import { eurosFromCents } from '#rules/money.ts';
import type { ShopSettings } from '#web/settings.ts';

type Data = Readonly<Record<string, unknown>>;

/** What the shop promises of every product; money in cents. */
export type Promises = Pick<Facts, 'returnDays' | 'shippingCents' | 'freeShippingFromCents'>;

const euros = (cents: number) => eurosFromCents(cents).toFixed(2);

/** Returns the schema.org Organization with the return policy and the shipping that hold for each product. */
export function promisedData(
  { baseUrl, company }: ShopSettings,
  { returnDays, shippingCents, freeShippingFromCents }: Promises,
): Data {
  const shipping = (rateCents: number, orderValue: Data) => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
    orderValue: { '@type': 'MonetaryAmount', currency: 'EUR', ...orderValue },
    shippingRate: { '@type': 'MonetaryAmount', currency: 'EUR', value: euros(rateCents) },
  });
  return {
    '@type': 'Organization',
    '@id': `${baseUrl}/#organization`,
    name: company.name,
    url: `${baseUrl}/`,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'DE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
    hasShippingService: {
      '@type': 'ShippingService',
      shippingConditions: [
        shipping(shippingCents, { maxValue: euros(freeShippingFromCents - 1) }),
        shipping(0, { minValue: euros(freeShippingFromCents) }),
      ],
    },
  };
}
