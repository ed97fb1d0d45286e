import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { readUploadedBase } from '#catalogue/uploaded-pictures.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { firmOf } from '../firm.ts';
import type { HasCatalogue, Shop } from '../shop.ts';
import { cleanMedia, removeGone } from './clean-media.ts';
import { INTERNET } from './fetch-picture.ts';
import { LOOK_ID, lookFile } from './look-files.ts';
import { endingOf, type PictureFile, parseFile } from './picture-file.ts';
import { PictureProcessor } from './picture-processor.ts';
import { PRODUCT_SIZES } from './picture-sizes.ts';
import { mediaCrops, mediaPictures } from './schema.ts';

/** Long enough that a start is over; short enough that a node which is restarted every night cleans too. */
const CLEAN_FIRST_MS = 5 * 60 * 1000;
const CLEAN_EVERY_MS = 24 * 60 * 60 * 1000;
const MOST_MARKS = 32;
/** Longest time for which a node still serves a picture that another one has removed. */
const GONE_EVERY_MS = 60 * 1000;

export interface HasMedia {
  readonly parts: { readonly media: MediaFiles };
}

/**
 * Files of uploaded pictures on this node. Sizes are made from the master in the database when they are first needed,
 * and kept on disk; their names say their content, so no node has to tell another of a change
 * (docs/decisions/0078-uploaded-pictures-are-named-by-their-content.md).
 */
export class MediaFiles {
  readonly #shop: Shop & HasCatalogue;
  readonly #folder: string;
  /** Files that are being made, by path. */
  readonly #making = new Map<string, Promise<Buffer | undefined>>();
  /** Marks of the shop, by name and content. */
  readonly #marks = new BoundedCache<Promise<Buffer | undefined>>(MOST_MARKS);
  readonly processor = new PictureProcessor();
  /** Pictures of other shops come from here; tests have another one. */
  network = INTERNET;

  constructor(shop: Shop & HasCatalogue) {
    this.#shop = shop;
    this.#folder = path.join(shop.settings.dataDir, 'media');
    shop.stopping.addEventListener('abort', () => this.processor.stop(), { once: true });
  }

  /**
   * Returns a file's content; undefined if there is no such picture, focal point or size.
   * @param isUrgent false if nobody waits for it yet
   */
  async read(id: string, name: string, isUrgent = true): Promise<Buffer | undefined> {
    if (id === LOOK_ID) return this.#readMark(name);
    const file = parseFile(id, name);
    if (file === undefined) return undefined;
    return (await this.readMade(id, name)) ?? this.#makeOnce(file, isUrgent);
  }

  /** Returns a file that this node has made already. */
  async readMade(id: string, name: string): Promise<Buffer | undefined> {
    const file = parseFile(id, name);
    return file && readFile(this.#pathOf(file)).catch(() => undefined);
  }

  /** Makes every file of a path without width and ending, one after the other. */
  async prepare(base: string): Promise<void> {
    const picture = readUploadedBase(base);
    if (picture === undefined) return;
    for (const size of PRODUCT_SIZES) {
      if (this.#shop.stopping.aborted) return;
      const name = `${picture.x}-${picture.y}-${size.width}.${endingOf(size)}`;
      await this.read(picture.id, name, false);
    }
  }

  /** Makes what a catalogue shows and this node lacks, beside serving it. */
  async prepareAll({ products }: Catalogue): Promise<void> {
    const bases = products.flatMap(({ pictures }) => pictures.map(({ base }) => base));
    for (const base of new Set(bases.filter((each) => readUploadedBase(each)))) {
      await this.prepare(base).catch((error: unknown) =>
        this.#shop.log.failed('sizes of a picture are made when they are asked for', error),
      );
    }
  }

  /** Removes a picture's files from this node, also those that are being made. */
  async forget(id: string): Promise<void> {
    const folder = path.join(this.#folder, id);
    const running = [...this.#making].filter(([file]) => path.dirname(file) === folder);
    await Promise.allSettled(running.map(([, made]) => made));
    await rm(folder, { recursive: true, force: true });
  }

  /**
   * Removes files until the shop stops: those of pictures that are gone every minute, others that no page shows any more
   * soon after the start and once a day.
   */
  keepClean(firstMs = CLEAN_FIRST_MS, goneMs = GONE_EVERY_MS): void {
    const { db, log, stopping: signal } = this.#shop;
    const attempt = (clean: () => Promise<number>) => () => {
      clean().catch((error: unknown) => log.failed('files of pictures are removed later', error));
    };
    const clean = attempt(() => cleanMedia(db, this.#folder, { signal }));
    const dropGone = attempt(() => removeGone(db, this.#folder));
    const timers = [
      setTimeout(clean, firstMs),
      setInterval(clean, CLEAN_EVERY_MS),
      setInterval(dropGone, goneMs),
    ];
    for (const timer of timers) {
      timer.unref();
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    }
  }

  /** Returns a mark of the shop, made of the firm in force: `wordmark.svg`, `icon-32.png`. */
  async #readMark(name: string): Promise<Buffer | undefined> {
    const file = await lookFile(name, firmOf(this.#shop), (id, size) => this.read(id, size));
    if (file === undefined || 'svg' in file) return file && Buffer.from(file.svg);
    const key = hash('sha256', `${name} ${hash('sha256', file.drawing.source)}`);
    return this.#marks.get(key, async () => {
      const made = await this.processor.drawPng(file.drawing);
      if (made.ok) return Buffer.from(made.bytes);
      this.#shop.log.warn('a mark of the shop could not be drawn', { name, code: made.code });
      return undefined;
    });
  }

  #pathOf({ id, name }: PictureFile): string {
    return path.join(this.#folder, id, name);
  }

  #makeOnce(file: PictureFile, isUrgent: boolean): Promise<Buffer | undefined> {
    const key = this.#pathOf(file);
    const running = this.#making.get(key);
    if (running) return running;
    const made = this.#make(file, isUrgent).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(file: PictureFile, isUrgent: boolean): Promise<Buffer | undefined> {
    const master = await this.#readMaster(file);
    if (master === undefined) return undefined;
    const made = await this.processor.makeSize(master, file.focus, file.size, isUrgent);
    if (!made.ok) throw new Error(`${file.id}/${file.name} could not be made: ${made.code}`);
    const bytes = Buffer.from(made.bytes);
    await this.#keep(file, bytes).catch((error: unknown) =>
      this.#shop.log.failed('a size of a picture could not be kept', error),
    );
    return bytes;
  }

  /** Writes whole files only: a crash leaves none in part. */
  async #keep(file: PictureFile, bytes: Buffer): Promise<void> {
    const target = this.#pathOf(file);
    const draft = `${target}.${randomUUID()}`;
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, target);
  }

  async #readMaster({ id, focus, crop }: PictureFile): Promise<Buffer | undefined> {
    const { db } = this.#shop;
    const query = db.select({ master: mediaPictures.master }).from(mediaPictures);
    const [row] = focus
      ? await query
          .innerJoin(mediaCrops, eq(mediaCrops.pictureId, mediaPictures.id))
          .where(and(eq(mediaPictures.id, id), eq(mediaCrops.x, crop.x), eq(mediaCrops.y, crop.y)))
      : await query.where(eq(mediaPictures.id, id));
    return row?.master;
  }
}
