import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { BoundedCache } from '../bounded-cache.ts';

/** Returns true for the address of a proxy whose `X-Forwarded-For` is trusted. */
export type Proxies = (address: string) => boolean;

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Converts `::ffff:192.0.2.1` to `192.0.2.1`: both are the same address. */
function unmapped(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4
    ? address.slice(7)
    : address;
}

/** Cached results: the same proxies and visitors send many requests. */
const ADDRESSES_REMEMBERED = 2_000;

/** Builds the check from the entries of `TRUST_PROXY`, which are validated already. */
export function trustedProxies(entries: readonly string[]): Proxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  const known = new BoundedCache<boolean>(ADDRESSES_REMEMBERED);
  return (address) =>
    known.get(address, () => isIP(address) !== 0 && list.check(address, family(address)));
}

/**
 * Returns the client's address: the socket's, or, if that is a trusted proxy, the rightmost address in
 * `X-Forwarded-For` that is not one. Addresses further left can be forged.
 */
export function forwardedAddress(
  socket: string,
  forwardedFor: string | undefined,
  trusted: Proxies,
): string {
  let address = unmapped(socket);
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapped(hop.trim()));
  while (trusted(address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** Returns the client's address of a request in the app. Requests without a socket (tests) have 127.0.0.1. */
export function clientAddress(c: Context, trusted: Proxies): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const socket = bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  return forwardedAddress(socket, c.req.header('x-forwarded-for'), trusted);
}

/** Returns the client's address of a page's request, which node:http hands over. */
export function directAddress({ headers, socket }: IncomingMessage, trusted: Proxies): string {
  const from = headers['x-forwarded-for']?.toString();
  return forwardedAddress(socket.remoteAddress ?? '', from, trusted);
}

/**
 * Returns the key of an address for rate limits. For IPv6 it is the /64 network, because a client usually
 * owns a whole /64 and can change addresses in it at will.
 */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap =
    tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
