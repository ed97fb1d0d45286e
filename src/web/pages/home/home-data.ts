import type { Lang } from '#routes.ts';
import type { Answered } from '#rules/faq.ts';
import type { ShopSettings } from '#web/settings.ts';

type Data = Readonly<Record<string, unknown>>;

/** schema.org Organization. No rating: none is proven by a real review. */
export function organizationData({ baseUrl, company }: ShopSettings): Data {
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
