import { href, type Lang } from '#routes.ts';
import { iconPath } from '#rules/shop-marks.ts';
import type { ShopSettings } from '#web/settings.ts';
import { answered } from './answered.ts';
import type { PageTexts } from './de.ts';
import type { ShownBlock, ShownBlocks } from './page-data.ts';
import { withSettings } from './with-settings.ts';

type Data = Readonly<Record<string, unknown>>;

/** schema.org Organization. No rating: none is proven by a real review. */
function organizationData({ baseUrl, company, look }: ShopSettings): Data {
  const elsewhere = Object.values(company.social);
  return {
    '@type': 'Organization',
    '@id': `${baseUrl}/#organization`,
    name: company.name,
    url: `${baseUrl}/`,
    logo: baseUrl + (look ? iconPath(512, look.stamp) : '/icon-512.png'),
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/** schema.org WebSite in the page's language. */
function websiteData({ baseUrl, name }: ShopSettings, lang: Lang, home: string): Data {
  return {
    '@type': 'WebSite',
    name,
    url: baseUrl + home,
    inLanguage: lang,
    publisher: { '@id': `${baseUrl}/#organization` },
  };
}

/** schema.org FAQPage of the questions that the page shows. */
function faqData(items: ShownBlocks['questions']['items']): Data {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Structured data of a page: of the shop on its home page, and of questions that open one by one. */
export function structuredOf(
  blocks: readonly ShownBlock[],
  texts: PageTexts,
  lang: Lang,
  settings: ShopSettings,
  isHome = false,
) {
  const asked = blocks.flatMap((block) =>
    block.kind === 'questions' && block.shape === undefined
      ? answered(withSettings(block, settings) as typeof block, texts, lang, settings)
      : [],
  );
  return [
    ...(isHome
      ? [organizationData(settings), websiteData(settings, lang, href('home', lang))]
      : []),
    ...(asked.length > 0 ? [faqData(asked)] : []),
  ];
}
