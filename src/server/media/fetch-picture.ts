import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { FETCHED_PICTURE_MS } from '../waits.ts';
import { within } from '../within.ts';

/** Blocks of IANA's registries that don't lead to a host on the internet. */
const RESERVED = new BlockList();
for (const block of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]) {
  const [net = '', bits] = block.split('/');
  RESERVED.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4');
}
/** Every other address of IPv6 is loopback, link-local, of one site, mapped or translated. */
const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');

/** True for the address of a host on the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !RESERVED.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return GLOBAL_UNICAST.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6');
}

/** The internet, or what a test has in its place. */
export interface Network {
  /** Returns the addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isPublic: (address: string) => boolean;
  readonly connection?: Pick<https.RequestOptions, 'port' | 'ca'>;
}

export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
};

type FetchedPicture =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | {
      readonly ok: false;
      readonly code: 'picture_address' | 'picture_unreachable' | 'body_too_large';
      /** Status or code of the error. */
      readonly reason?: string;
    };

const MOST_REDIRECTS = 3;

/** Asks the address of the host that was checked; the name serves for its certificate alone. */
function ask(
  { host, url }: { host: string; url: URL },
  address: string,
  network: Network,
  signal: AbortSignal,
) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { host: url.host, accept: 'image/*', 'accept-encoding': 'identity' };
  const servername = isIP(host) ? '' : host;
  const path = url.pathname + url.search;
  // No pooled connection: one of another picture was checked for its own host.
  const options = { host: address, servername, path, headers, signal, agent: false };
  https.get({ ...options, ...network.connection }, resolve).on('error', reject);
  return promise;
}

async function readBody(response: IncomingMessage): Promise<FetchedPicture> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Ends the response if the loop is left.
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > UPLOAD_LIMIT_BYTES) return { ok: false, code: 'body_too_large' };
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

async function follow(
  address: string,
  network: Network,
  signal: AbortSignal,
): Promise<FetchedPicture> {
  let next = address;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const url = URL.parse(next);
    if (url?.protocol !== 'https:' || url.port !== '' || url.username + url.password !== '') {
      return { ok: false, code: 'picture_address' };
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host) ? [host] : await network.resolve(host);
    const [first] = found;
    if (first === undefined || !found.every(network.isPublic)) {
      return { ok: false, code: 'picture_address' };
    }
    const response = await ask({ host, url }, first, network, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBody(response);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
      return { ok: false, code: 'picture_unreachable', reason: `HTTP ${statusCode}` };
    }
    next = URL.parse(headers.location, url.href)?.href ?? '';
  }
  return { ok: false, code: 'picture_unreachable', reason: 'redirects' };
}

/**
 * Fetches a file from a public host by https, redirects included. A host's name is resolved once, and the connection goes to
 * the address that was checked. Type and pixels of what comes are for `prepareMaster()`.
 */
export async function fetchPicture(address: string, network = INTERNET): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(FETCHED_PICTURE_MS);
  try {
    return await within(follow(address, network, signal), FETCHED_PICTURE_MS);
  } catch (error) {
    const { code, name } = error as { code?: unknown; name?: string };
    return { ok: false, code: 'picture_unreachable', reason: String(code ?? name) };
  }
}
