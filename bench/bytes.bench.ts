/**
 * Bytes of a first visit, read from the build. Counts, not timings: the same on every machine, so
 * the storefront's tests hold them too.
 */
import { builtPages, measureFirstVisit } from './first-visit.ts';
import { type Result, result } from './result.ts';

export const name = 'Bytes of a first visit (brotli)';

const pouch = '/products/pouch';
/** The leanest peer: a product page of vercel/commerce, measured with the same counting. */
const peerScripts = { label: 'vercel/commerce', value: 153 };
/** Ten segments of 1,460 bytes: what a server may send before the first acknowledgement. */
const firstFlight = { label: 'first TCP flight', value: 14.6 };

const kilobytes = (bytes: number): number => bytes / 1000;
const isAdmin = (pathname: string): boolean => /^(\/en)?\/admin$/.test(pathname);

export async function run(): Promise<Result[]> {
  const visits = [...builtPages()].map(([pathname, file]) => measureFirstVisit(pathname, file));
  const page = visits.find((visit) => visit.pathname === pouch);
  if (!page) throw new Error(`The build has no page ${pouch}.`);
  const shown = visits.filter((visit) => !isAdmin(visit.pathname));
  const heaviest = shown.reduce((a, b) => (b.scriptBytes > a.scriptBytes ? b : a));
  return [
    result(
      {
        metric: `JS of ${pouch}, ${page.scripts.length} files`,
        value: kilobytes(page.scriptBytes),
        unit: 'KB',
        reference: peerScripts,
      },
      { atMost: 75 },
    ),
    result(
      {
        metric: `HTML with CSS of ${pouch}`,
        value: kilobytes(page.htmlBytes),
        unit: 'KB',
        reference: firstFlight,
      },
      { atMost: 14 },
    ),
    result(
      {
        metric: `JS of the heaviest public page, ${heaviest.pathname}`,
        value: kilobytes(heaviest.scriptBytes),
        unit: 'KB',
        reference: peerScripts,
      },
      { atMost: 80 },
    ),
  ];
}
