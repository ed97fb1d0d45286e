/** Referrer of a visit that has none or comes from the shop's own pages (docs/specification.md#3-data). */
export const DIRECT = 'Direct';

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;
const LONGEST = 100;

/**
 * Reduces a referrer to its host without `www.`: the rest of the URL may hold personal data. Returns
 * `Direct` for no referrer, for the shop's own host and for IP addresses.
 */
export function referrerHost(referrer: string | undefined, ownHost: string): string {
  if (!referrer || referrer === DIRECT || !URL.canParse(referrer)) return DIRECT;
  const host = new URL(referrer).hostname.toLowerCase().replace(/^www\./, '');
  if (host.length > LONGEST || !HOST.test(host) || IPV4.test(host)) return DIRECT;
  return host === ownHost.replace(/^www\./, '') ? DIRECT : host;
}
