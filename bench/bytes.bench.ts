/**
 * Bytes of a first visit, read from the build. They are the same on every machine, so `bytes.test.ts` checks
 * them as well.
 */
import {
  fontBytes,
  isProductPage,
  isPublic,
  measureFirstVisits,
  pictureBytes,
} from './first-visit.ts';
import { LIMITS_KB } from './limits.ts';
import { type Result, result } from './result.ts';

export const name = 'Bytes of a first visit (brotli)';

/** The peer with the fewest bytes: a product page of vercel/commerce, counted the same way. */
const peerScripts = { label: 'vercel/commerce', value: 153 };
/** Ten segments of 1,460 bytes, which a server may send before the first acknowledgement. */
const firstFlight = { label: 'first TCP flight', value: 14.6 };
/** Reference for files that were not counted in other shops: the limit itself. */
const limit = (value: number) => ({ label: 'limit', value });

const kilobytes = (bytes: number): number => bytes / 1000;

/** Returns the page with the largest value of `weigh`, in bytes. */
function heaviest<Page>(pages: readonly Page[], weigh: (page: Page) => number) {
  const [first, ...rest] = pages;
  if (!first) throw new Error('The build has no such page.');
  const page = rest.reduce((a, b) => (weigh(b) > weigh(a) ? b : a), first);
  return { page, kb: kilobytes(weigh(page)) };
}

export async function run(): Promise<Result[]> {
  const pages = measureFirstVisits().filter(({ pathname }) => isPublic(pathname));
  const products = pages.filter(({ pathname }) => isProductPage(pathname));
  const scripts = heaviest(products, ({ scriptBytes }) => scriptBytes);
  const html = heaviest(products, ({ htmlBytes }) => htmlBytes);
  const others = heaviest(pages, ({ scriptBytes }) => scriptBytes);
  const picture = heaviest(pages, pictureBytes);
  const font = heaviest(pages, fontBytes);
  const row = (metric: string, value: number, reference: Result['reference'], atMost: number) =>
    result({ metric, value, unit: 'KB', reference }, { atMost });
  return [
    row(
      `JS of the heaviest product page, ${scripts.page.pathname}, ${scripts.page.scripts.length} files`,
      scripts.kb,
      peerScripts,
      LIMITS_KB.productScripts,
    ),
    row(
      `HTML with CSS of the heaviest, ${html.page.pathname}`,
      html.kb,
      firstFlight,
      LIMITS_KB.productHtml,
    ),
    row(
      `JS of the heaviest public page, ${others.page.pathname}`,
      others.kb,
      peerScripts,
      LIMITS_KB.publicScripts,
    ),
    row(
      `First picture on phones, ${picture.page.pathname}`,
      picture.kb,
      limit(LIMITS_KB.firstPicture),
      LIMITS_KB.firstPicture,
    ),
    row('Font', font.kb, limit(LIMITS_KB.font), LIMITS_KB.font),
  ];
}
