import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { keyOf, secretsOf } from '../keys.ts';

/**
 * `account`: its id. `address`: all that came with a mail address, beside paid orders. `newsletter`: a subscription
 * that its address ended.
 */
export type ErasureKind = 'account' | 'address' | 'newsletter';

export interface Erasure {
  readonly kind: ErasureKind;
  /** HMAC-SHA-256 of kind and subject, hex. */
  readonly hash: string;
  readonly erasedAt: Date;
}

/** Key of a shop's erasures. Every backup brings it along; whoever has the list alone can test no guess. */
export interface ErasureKey {
  readonly hex: string;
  /** Name of the list beside the backups. */
  readonly file: string;
  readonly id: string;
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
const ID_LENGTH = 16;

function erasureKeyOf(secret: string): ErasureKey {
  const hex = keyOf(secret, 'erasures');
  const id = hmac(hex, 'key').slice(0, ID_LENGTH);
  return { hex, id, file: `elvare-erased-${id}.txt` };
}

/** Keys of all secrets of `AUTH_SECRET`, the newest first. */
export const erasureKeys = (authSecret: string): ErasureKey[] =>
  secretsOf({ authSecret }).map(erasureKeyOf);

/** The key to hash by: of the oldest secret, which the older backups have, too. */
export const presentKey = ({ authSecret }: { readonly authSecret: string }): ErasureKey =>
  erasureKeyOf(secretsOf({ authSecret }).at(-1) ?? authSecret);

/** Hash of an account's id or of a mail address, without regard to case. */
export const hashErased = (key: ErasureKey, kind: ErasureKind, subject: string): string =>
  hmac(key.hex, `${kind} ${kind === 'account' ? subject : subject.toLowerCase()}`);

const LINE = /^(account|address|newsletter) ([0-9a-f]{64}) (\S+)$/;
const time = z.iso.datetime();

/** Writes the list: a line each, and its HMAC last, so that nobody moves a date. */
export function writeErasures(key: ErasureKey, list: readonly Erasure[]): string {
  const lines = list.map(
    ({ kind, hash, erasedAt }) => `${kind} ${hash} ${erasedAt.toISOString()}\n`,
  );
  const text = lines.toSorted().join('');
  return `${text}${hmac(key.hex, text)}\n`;
}

/** Reads a list; undefined if it is not as the shop of this key wrote it. */
export function readErasures(key: ErasureKey, text: string): Erasure[] | undefined {
  const lines = text.split('\n');
  const [mac = '', end] = lines.splice(-2);
  const rest = lines.map((line) => `${line}\n`).join('');
  const [given, own] = [Buffer.from(mac), Buffer.from(hmac(key.hex, rest))];
  if (end !== '' || given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  return lines.flatMap((line) => {
    const [, kind, hash = '', at] = LINE.exec(line) ?? [];
    const erasedAt = time.safeParse(at);
    if (kind === undefined || !erasedAt.success) return [];
    return { kind: kind as ErasureKind, hash, erasedAt: new Date(erasedAt.data) };
  });
}
