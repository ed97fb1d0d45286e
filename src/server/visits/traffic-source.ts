import { domainToUnicode } from 'node:url';

/** Source of a visit that has none or comes from the shop's own pages (docs/specification.md#3-data). */
export const DIRECT = 'Direct';

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;
const LONGEST_HOST = 100;
/** A `utm_source`; no `@`, so it can't be an address. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._ -]{0,49}$/u;

const PAYMENT_HOSTS = ['stripe.com', 'paypal.com', 'klarna.com'];

/** Sites that send made-up visits so that owners look them up. */
const SPAM_HOSTS = [
  '4webmasters.org',
  'best-seo-offer.com',
  'buttons-for-website.com',
  'darodar.com',
  'econom.co',
  'event-tracking.com',
  'floating-share-buttons.com',
  'free-share-buttons.com',
  'get-free-traffic-now.com',
  'hulfingtonpost.com',
  'ilovevitaly.com',
  'priceg.com',
  'semalt.com',
  'success-seo.com',
  'trafficbot.life',
];

const isUnder = (host: string, sites: readonly string[]) =>
  sites.some((site) => host === site || host.endsWith(`.${site}`));
const withoutWww = (host: string) => host.replace(/^www\./, '');

/**
 * Reduces a referrer to its host without `www.`, readable: the rest of the URL may hold personal data. A text that is no
 * URL is a `utm_source`. Returns `Direct` for no referrer, for `ownHosts`, payment pages and IP addresses, and null
 * for spam.
 */
export function trafficSource(
  referrer: string | undefined,
  ownHosts: readonly string[],
): string | null {
  const said = referrer?.trim() ?? '';
  const isUrl = URL.canParse(said);
  const source = withoutWww((isUrl ? new URL(said).hostname : said).toLowerCase());
  if (isUnder(source, SPAM_HOSTS)) return null;
  const isOwn = ownHosts.some((host) => withoutWww(host) === source);
  if (source === DIRECT.toLowerCase() || isOwn || isUnder(source, PAYMENT_HOSTS)) return DIRECT;
  if (!isUrl) return NAME.test(source) ? source : DIRECT;
  if (source.length > LONGEST_HOST || !HOST.test(source) || IPV4.test(source)) return DIRECT;
  return domainToUnicode(source) || source;
}
