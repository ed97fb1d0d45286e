import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { eq, inArray, sql } from 'drizzle-orm';
import { RENDERED } from '../rendering/build-files.ts';
import { compress, FAST } from '../rendering/compress.ts';
import { readManifest, versionsIn } from '../rendering/versions.ts';
import type { Shop } from '../shop.ts';
import { ByteCache } from './byte-cache.ts';
import { builtFiles, type FileReader } from './file-store.ts';
import type { Reply } from './reply.ts';
import { siteFiles } from './schema.ts';

const decompress = promisify(brotliDecompress);

/** Files that are read and written at a time. */
const BATCH = 500;
/** A file in use is marked once a day, and stays for eight days after the last mark: at least a week after its last use. */
const MARK_EVERY_MS = 24 * 60 * 60 * 1000;
/** However many paths are asked for that don't exist, the database is asked once in this time. */
const LISTED_FOR_MS = 1_000;
const KEPT_BYTES = 4 * 1024 * 1024;

const VERSION = /^\/data\/[0-9a-f]{10}(?=\/)/;

/**
 * Files of the storefront that another node has, or that this one had: documents of another release load them from
 * whichever node is asked. Each node adds its own at start and when a version is published.
 */
export class SharedFiles {
  readonly #shop: Shop;
  readonly #dist: string;
  readonly #reader: FileReader;
  readonly #kept = new ByteCache<string, Reply>(KEPT_BYTES);
  /** Names of files of the version that was asked for last. */
  #opened: { readonly version: string; readonly files: Record<string, string> } | undefined;
  #listed: { readonly at: number; readonly names: Promise<ReadonlySet<string>> } | undefined;
  #shared = { version: '', at: 0 };

  constructor(shop: Shop, dist: string, reader: FileReader) {
    this.#shop = shop;
    this.#dist = dist;
    this.#reader = reader;
  }

  /** Adds what the table lacks of this node's bundles and versions, unless it did so today. `served` is whole. */
  share(served: string): void {
    const at = this.#shop.now();
    if (this.#shared.version === served && at - this.#shared.at < MARK_EVERY_MS) return;
    this.#shared = { version: served, at };
    this.#add(served).catch((error: unknown) => {
      if (this.#shop.stopping.aborted) return;
      this.#shared.version = '';
      this.#shop.log.failed('files of the storefront could not be shared with other nodes', error);
    });
  }

  /** Returns a file that this node lacks; undefined if no node had it in the last week. */
  async find(pathname: string): Promise<Reply | undefined> {
    const kept = this.#kept.get(pathname);
    if (kept !== undefined) return kept;
    const version = VERSION.exec(pathname)?.[0];
    if (!(await this.#paths()).has(version ?? pathname)) return undefined;
    const bodies = await this.#read(version ? (await this.#filesOf(version))[pathname] : pathname);
    if (bodies === undefined) return undefined;
    const { reply, bytes } = this.#reader.prepare(pathname, bodies);
    this.#kept.set(pathname, reply, bytes);
    return reply;
  }

  async #filesOf(version: string): Promise<Record<string, string>> {
    if (this.#opened?.version !== version) {
      const list = await this.#read(version);
      this.#opened = { version, files: list ? JSON.parse(list.identity.toString()) : {} };
    }
    return this.#opened.files;
  }

  async #read(name: string | undefined) {
    if (name === undefined) return undefined;
    const { db } = this.#shop;
    const [row] = await db.select().from(siteFiles).where(eq(siteFiles.name, name));
    return row && { identity: await decompress(row.content), br: row.content };
  }

  #paths(): Promise<ReadonlySet<string>> {
    const at = performance.now();
    if (this.#listed === undefined || at - this.#listed.at > LISTED_FOR_MS)
      this.#listed = { at, names: this.#readPaths() };
    return this.#listed.names;
  }

  async #readPaths(): Promise<ReadonlySet<string>> {
    const { rows } = await this.#shop.db.execute<{ name: string }>(
      sql`select name from site_files where name like '/%'`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  async #add(served: string): Promise<void> {
    const { db, stopping } = this.#shop;
    // All nodes write in one order, so that none waits for another that waits for it. A version, whose name begins with
    // a slash, comes after its files.
    const found = [...(await this.#ownFiles(served))].sort(([a], [b]) => (a < b ? 1 : -1));
    for (let at = 0; at < found.length && !stopping.aborted; at += BATCH) {
      const batch = new Map(found.slice(at, at + BATCH));
      const isOne = inArray(siteFiles.name, [...batch.keys()]);
      await db.execute(
        sql`update site_files set used_at = now() where ${isOne} and used_at < now() - interval '1 day'`,
      );
      const known = await db.select({ name: siteFiles.name }).from(siteFiles).where(isOne);
      for (const { name } of known) batch.delete(name);
      const rows = [...batch].map(async ([name, read]) => {
        // A version's files may go while they are read.
        const content = await read().catch(() => undefined);
        return content ? [{ name, content }] : [];
      });
      const added = (await Promise.all(rows)).flat();
      if (added.length > 0) await db.insert(siteFiles).values(added).onConflictDoNothing();
    }
    await db.execute(sql`delete from site_files where used_at < now() - interval '8 days'`);
  }

  /** Files of the bundles, then of the served version and of those that nobody has shared, each with how to read it. */
  async #ownFiles(served: string): Promise<Map<string, () => Promise<Buffer>>> {
    const found = new Map<string, () => Promise<Buffer>>();
    for (const [pathname, file] of builtFiles(this.#dist, true))
      found.set(pathname, () => readFile(`${file}.br`));
    const folder = path.join(this.#dist, RENDERED);
    const known = await this.#readPaths();
    for (const { version } of versionsIn(folder)) {
      const name = `/data/${version}`;
      if (version !== served && known.has(name)) continue;
      const { files = {} } = readManifest(folder, version) ?? {};
      for (const file of Object.values(files))
        found.set(file, () => readFile(path.join(folder, `${file}.br`)));
      const list = Buffer.from(JSON.stringify(files));
      found.set(name, async () => (await compress(list, FAST)).br);
    }
    return found;
  }
}
