import type { Facts } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import type { Answered } from '#rules/faq.ts';
import { eurosFromCents } from '#rules/money.ts';
import type { ShopSettings } from '#web/settings.ts';

type Data = Readonly<Record<string, unknown>>;

/** What the shop promises of every product; money in cents. */
export type Promises = Pick<Facts, 'returnDays' | 'shippingCents' | 'freeShippingFromCents'>;

const euros = (cents: number) => eurosFromCents(cents).toFixed(2);

/** schema.org MerchantReturnPolicy and ShippingService, which hold for each product. */
function promisedData({ returnDays, shippingCents, freeShippingFromCents }: Promises): Data {
  const place = { '@type': 'DefinedRegion', addressCountry: 'DE' };
  const shipping = (rateCents: number, orderValue: Data) => ({
    '@type': 'ShippingConditions',
    shippingDestination: place,
    orderValue: { '@type': 'MonetaryAmount', currency: 'EUR', ...orderValue },
    shippingRate: { '@type': 'MonetaryAmount', currency: 'EUR', value: euros(rateCents) },
  });
  return {
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

/** schema.org Organization. No rating: none is proven by a real review. */
export function organizationData({ baseUrl, company }: ShopSettings, promises: Promises): Data {
  const elsewhere = Object.values(company.social);
  return {
    '@type': 'Organization',
    '@id': `${baseUrl}/#organization`,
    name: company.name,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icon-512.png`,
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...promisedData(promises),
  };
}

/** schema.org WebSite in the page's language. */
export function websiteData({ baseUrl, company }: ShopSettings, lang: Lang, home: string): Data {
  return {
    '@type': 'WebSite',
    name: company.name,
    url: baseUrl + home,
    inLanguage: lang,
    publisher: { '@id': `${baseUrl}/#organization` },
  };
}

/** schema.org FAQPage of the questions that the page shows. */
export function faqData(items: readonly Answered[]): Data {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
