import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { emailAddress } from '#contract/forms.ts';
import type { SettingName } from './names.ts';

/** Thrown inside the parser only and turned into a returned value at its edge (`parseSettings`). */
export class SettingError extends Error {
  constructor(setting: SettingName, rule: string) {
    super(`${setting} ${rule}`);
  }
}

/** Raw values by name; an empty value counts as absent. */
export type RawValues = (name: SettingName) => string | undefined;

export function portOf(raw: RawValues, name: SettingName, fallback: number): number {
  const text = raw(name);
  const port = text === undefined ? fallback : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SettingError(
    name,
    text === undefined
      ? `would be ${fallback}, which is no port: set it, or a lower PORT.`
      : `must be a port from 1 to 65535, not “${text}”.`,
  );
}

/** Every process gets three connections at least (`src/server/worker.ts`). */
export const WORKERS_AT_MOST = 16;

/** Number of processes that serve requests; `auto` is one per core. */
export function workersOf(raw: RawValues): number {
  const text = raw('WORKERS') ?? '1';
  if (text === 'auto') return Math.min(WORKERS_AT_MOST, availableParallelism());
  const workers = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (workers >= 1 && workers <= WORKERS_AT_MOST) return workers;
  throw new SettingError(
    'WORKERS',
    `must be auto or a number from 1 to ${WORKERS_AT_MOST}, not “${text}”.`,
  );
}

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export function hostOf(raw: RawValues): string {
  const host = raw('HOST') ?? '127.0.0.1';
  if (isIP(host) || HOST_NAME.test(host)) return host;
  throw new SettingError('HOST', `must be an address or a host name, not “${host}”.`);
}

/** Address at which a listener on this machine is reached: loopback if it listens on all interfaces. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** True if only programs on this machine can connect to what listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** True if only this machine reaches the shop. */
export function isOnLoopback(at: { readonly host: string; readonly baseUrl: string }): boolean {
  const { hostname } = new URL(at.baseUrl);
  return isLoopback(at.host) && isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/** An absolute URL with one of the schemes (`https:` …); the text itself is returned. */
export function urlOf(
  raw: RawValues,
  name: SettingName,
  schemes: readonly string[],
): string | undefined {
  const text = raw(name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && schemes.includes(url.protocol) && url.hostname !== '') return text;
  // The value may hold a password, so it is not repeated.
  throw new SettingError(
    name,
    `must be a URL that starts with ${schemes.map((s) => `${s}//`).join(' or ')}.`,
  );
}

/** An origin: scheme, host and port only; a trailing slash is dropped. */
export function originOf(raw: RawValues, name: SettingName): string | undefined {
  const text = urlOf(raw, name, ['http:', 'https:']);
  if (text === undefined) return undefined;
  const url = new URL(text);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  throw new SettingError(
    name,
    `must be an origin such as https://shop.example, without a path, not “${text}”.`,
  );
}

/** An address in lower case, its domain in ASCII; with `accountEmail` as its `schema` one that can sign in. */
export function emailOf(
  raw: RawValues,
  name: SettingName,
  fallback: string,
  schema = emailAddress,
): string {
  const text = raw(name) ?? fallback;
  const { data: address } = schema.safeParse(text);
  if (address !== undefined) return address.toLowerCase();
  throw new SettingError(name, `must be an e-mail address, not “${text}”.`);
}

/** `shop@example.org` or `Name <shop@example.org>`; without a name mails come from the shop's. */
export function mailFromOf(raw: RawValues): string {
  const text = raw('MAIL_FROM') ?? 'shop@elvare.example';
  const address = /^[^<>\r\n"]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (emailAddress.safeParse(address).success) return text;
  throw new SettingError('MAIL_FROM', `must be an address or “Name <address>”, not “${text}”.`);
}

function isProxy(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

/** Addresses or CIDR ranges, separated by commas. */
export function proxiesOf(raw: RawValues): readonly string[] {
  const entries = (raw('TRUST_PROXY') ?? '').split(',').map((entry) => entry.trim());
  const proxies = entries.filter((entry) => entry !== '');
  const wrong = proxies.find((entry) => !isProxy(entry));
  if (wrong === undefined) return proxies;
  throw new SettingError(
    'TRUST_PROXY',
    `must list addresses or ranges such as 10.0.0.0/8, not “${wrong}”.`,
  );
}

/** A switch. */
export function switchOf(raw: RawValues, name: SettingName, fallback: boolean): boolean {
  const text = raw(name) ?? (fallback ? 'on' : 'off');
  if (text === 'on' || text === 'off') return text === 'on';
  throw new SettingError(name, `must be on or off, not “${text}”.`);
}

/** True if each request becomes a line of the log. */
export function requestLogOf(raw: RawValues): boolean {
  const text = raw('LOG');
  if (text === undefined || text === 'json') return text !== undefined;
  throw new SettingError('LOG', `must be json, or absent for no line per request, not “${text}”.`);
}

/** Free text of one line. */
export function lineOf(raw: RawValues, name: SettingName, fallback = ''): string {
  const text = raw(name) ?? fallback;
  if (!/[\r\n]/.test(text) && text.length <= 200) return text;
  throw new SettingError(name, 'must be one line of at most 200 characters.');
}

/** A secret of at least `least` characters; it is never repeated in a message. */
export function secretOf(raw: RawValues, name: SettingName, least: number): string | undefined {
  const text = raw(name);
  if (text === undefined || text.length >= least) return text;
  throw new SettingError(name, `must have at least ${least} characters.`);
}
