import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/**
 * A backup is a tar archive, compressed with zstd and encrypted with age:
 *
 * - `manifest.json` first: what it is and which tables follow;
 * - `secrets/<name>`, one of `SECRET_NAMES`;
 * - `tables/<table>/<part>`, at most `PART_BYTES` each: PostgreSQL's COPY text, to be read one after the other;
 * - `summary.json`: rows and SHA-256 of each table. Without it the file is not whole;
 * - `signature` last: Ed25519 over everything before it (`signer.ts`).
 */
export const FORMAT = 2;
export const PART_BYTES = 1024 * 1024;
export const MANIFEST = 'manifest.json';
export const SUMMARY = 'summary.json';
export const SIGNATURE = 'signature';
const NEWLINE = 10;

const identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,62}$/));

export const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the shop that wrote it. */
  shop: z.string(),
  /** `created_at` of the newest migration in the database, which names the schema of `tables`. */
  migration: z.number(),
  /** PostgreSQL's `server_version_num`. */
  postgres: z.number(),
  /** The moment of the snapshot. */
  at: z.iso.datetime(),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
});
export type Manifest = z.infer<typeof manifest>;

export const summary = z.object({
  tables: z.record(
    z.string(),
    z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() }),
  ),
  sequences: z.record(z.string(), z.object({ last: z.string(), called: z.boolean() })),
});
export type Summary = z.infer<typeof summary>;

/** Sum of one table, while its COPY text passes. */
export class TableSum {
  readonly #hash = createHash('sha256');
  rows = 0;
  bytes = 0;

  /** COPY text escapes line breaks inside of values, so each one ends a row. */
  add(text: Uint8Array): void {
    this.#hash.update(text);
    this.bytes += text.length;
    for (let at = text.indexOf(NEWLINE); at >= 0; at = text.indexOf(NEWLINE, at + 1)) this.rows++;
  }

  /** Call it once, after the last part. */
  end(): Summary['tables'][string] {
    return { rows: this.rows, bytes: this.bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Version of this shop, as backups name it. */
export const SHOP_VERSION = z
  .object({ version: z.string() })
  .parse(
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
  ).version;

/** Secrets without which a restored shop would be another one, by their names in `DATA_DIR/secrets`; `auth` is `AUTH_SECRET`. */
export const SECRET_NAMES = ['auth'] as const;
export type SecretName = (typeof SECRET_NAMES)[number];
export type BackupSecrets = Readonly<Record<SecretName, string>>;

const NAME = /^elvare-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\.(\d{3})Z\.tar\.zst\.age$/;

/**
 * File name of a backup of this moment; names sort by time. In milliseconds, because a killed backup may be
 * tried again within its second.
 */
export function backupName(at: Date): string {
  const stamp = at.toISOString().replaceAll(/[-:]/g, '');
  return `elvare-${stamp}.tar.zst.age`;
}

/** The moment in a backup's file name; undefined for any other file. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  if (year === undefined) return undefined;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
