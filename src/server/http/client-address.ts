import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Remembered } from '../remembered.ts';

/** Which proxies may say who the client is. */
export type Proxies = (address: string) => boolean;

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** `::ffff:192.0.2.1` and `192.0.2.1` are one address. */
function unmapped(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && isIP(address.slice(7)) === 4
    ? address.slice(7)
    : address;
}

/** The same few proxies, or the same visitors for minutes, ask with every request. */
const ADDRESSES_REMEMBERED = 2_000;

/** From the entries of `TRUST_PROXY`, which are checked already. */
export function trustedProxies(entries: readonly string[]): Proxies {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  const known = new Remembered<boolean>(ADDRESSES_REMEMBERED);
  return (address) =>
    known.get(address, () => isIP(address) !== 0 && list.check(address, family(address)));
}

/**
 * The client's address: the socket's, or, when that is a trusted proxy, the rightmost address of
 * `X-Forwarded-For` that is none (what stands further left anybody can write).
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

/** The address of a request. Requests without a socket (tests) come from 127.0.0.1. */
export function clientAddress(c: Context, trusted: Proxies): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const socket = bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  return forwardedAddress(socket, c.req.header('x-forwarded-for'), trusted);
}

/**
 * The address as a limit counts it: an IPv6 customer owns a /64 and could change addresses at will,
 * so the network part counts.
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
