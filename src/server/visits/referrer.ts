/** Referrer of a visit without one, or from our own pages (docs/specification.md#3-data). */
export const DIRECT = 'Direct';

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;
const LONGEST = 100;

/**
 * Reduces a referrer to its host (`www.` dropped): the rest of the address can hold anything about
 * a person. No referrer, our own host and bare network addresses are `Direct`.
 */
export function referrerHost(referrer: string | undefined, ownHost: string): string {
  if (!referrer || referrer === DIRECT || !URL.canParse(referrer)) return DIRECT;
  const host = new URL(referrer).hostname.toLowerCase().replace(/^www\./, '');
  if (host.length > LONGEST || !HOST.test(host) || IPV4.test(host)) return DIRECT;
  return host === ownHost.replace(/^www\./, '') ? DIRECT : host;
}
