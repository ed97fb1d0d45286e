import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PageManifest } from '#contract/pages.ts';
import type { CataloguePages } from '../catalogue/catalogue-pages.ts';
import { RENDERED, readBuild } from '../rendering/build-files.ts';
import { Renderer } from '../rendering/renderer.ts';
import {
  MARK_EVERY_MS,
  markFormer,
  markServed,
  readManifest,
  versionOf,
} from '../rendering/versions.ts';
import type { Shop } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { ByteCache } from './byte-cache.ts';
import { DataFiles } from './data-files.ts';
import type { FileReader } from './file-store.ts';
import { type PageCache, PageStore } from './page-store.ts';
import type { Reply } from './reply.ts';
import type { SharedFiles } from './shared-files.ts';
import { SoldOutPages } from './sold-out-pages.ts';

/** The build, or its rendering of the shop's catalogue, is not there. */
export class BuildMissing extends Error {}

/** A worker's share for documents of all versions; 41 products take 13 MB. */
export const DOCUMENT_BYTES = 48 * 1024 * 1024;
/** Documents that are read before a version is served: all of a small range's, else those that were asked for last. */
const READ_AHEAD = 160;

/** One version as it is served. */
interface Current {
  readonly catalogue: Catalogue;
  /** False while some of its documents are rendered when somebody asks for them. */
  readonly isWhole: boolean;
  readonly manifest: PageManifest;
  readonly pages: PageStore;
  readonly soldOut: SoldOutPages | undefined;
}

interface SiteOptions {
  readonly dist: string;
  readonly baseUrl: string;
  readonly catalogue: Catalogue;
  readonly files: FileReader;
  readonly shared?: SharedFiles | undefined;
  /** Shop whose marks appear in the structured data of product pages. */
  readonly shop?: (Shop & HasSoldOut) | undefined;
  /** Limit of documents in memory. */
  readonly documentBytes?: number | undefined;
  /** Renderer that is at work for this catalogue. */
  readonly renderer?: Renderer | undefined;
}

/** The served version of the catalogue: replaced whole, never mixed with another. */
export class Site implements CataloguePages {
  readonly #options: SiteOptions;
  readonly #folder: string;
  readonly #cache: PageCache;
  readonly #files: DataFiles;
  readonly #renderer: Renderer;
  readonly #timer: NodeJS.Timeout;
  #current: Current;
  #publishing: Promise<unknown> = Promise.resolve();
  #finishing: Promise<void> | undefined;
  /** True while another version waits for the renderer. */
  #isReplacing = false;
  /** True until a version that is served later can be served. */
  #isPreparing = false;
  /** Version that was rendered to be served later. */
  #prepared = '';

  /** Throws `BuildMissing` if the catalogue is not rendered. */
  constructor(options: SiteOptions) {
    const { dist, catalogue, documentBytes = DOCUMENT_BYTES } = options;
    const build = readBuild(dist)?.id;
    if (build === undefined) throw new BuildMissing(`There is no build in ${dist}.`);
    this.#options = options;
    this.#folder = path.join(dist, RENDERED);
    this.#files = new DataFiles(this.#folder, options.files);
    this.#cache = new ByteCache(documentBytes);
    this.#renderer = options.renderer ?? new Renderer({ dist, build });
    this.#current = this.#open(versionOf(build, catalogue), catalogue);
    for (const pathname of this.#current.pages.paths()) {
      if (this.#cache.bytes > documentBytes / 2) break;
      this.#current.pages.get(pathname);
    }
    this.#current.soldOut?.follow();
    this.#mark();
    this.#timer = setInterval(() => {
      this.#mark();
      this.#finish();
    }, MARK_EVERY_MS).unref();
    this.#finish();
    options.shop?.stopping.addEventListener('abort', () => this.close(), { once: true });
  }

  /** The version that is served. A request reads it once, so that nothing mixes two versions. */
  get current(): Current {
    return this.#current;
  }

  /** Bytes of documents in memory. */
  get documentBytes(): number {
    return this.#cache.bytes;
  }

  /** Returns the document of one path of a catalogue that isn't served. */
  async renderPage(catalogue: Catalogue, pathname: string): Promise<string> {
    return (await this.#renderer.renderPage(catalogue, pathname)).html;
  }

  /** Renders a document of a served version that is not there yet. */
  make({ catalogue, pages }: Current, pathname: string): Promise<Reply> {
    return pages.make(pathname, () => this.#renderer.renderPage(catalogue, pathname));
  }

  get renderer(): Pick<Renderer, 'pid'> {
    return this.#renderer;
  }

  /** Returns data of pages, sitemap or robots.txt. */
  file(pathname: string): Reply | undefined {
    return this.#files.get(this.#current.manifest, pathname);
  }

  /**
   * Renders what a catalogue changes, or enough of it to render the rest when it is asked for. Resolves when this
   * process serves the new version; rejects if it could not be rendered, and goes on serving the former one. `swap`
   * is called in the step that serves it.
   */
  publish(catalogue: Catalogue, swap: () => void = () => undefined): Promise<void> {
    const published = this.#publishing.then(() => this.#publish(catalogue, swap));
    this.#publishing = published.catch(() => undefined);
    return published;
  }

  /**
   * Renders a catalogue that is served later, before what the current one lacks, and goes on serving the current one.
   * Resolves when it can be served; its rendering goes on.
   */
  async prepare(catalogue: Catalogue): Promise<void> {
    markFormer(this.#folder, this.#prepared, Date.now());
    this.#prepared = '';
    const prepared = this.#publishing
      .then(() => {
        this.#isPreparing = true;
        return this.#renderer.begin(catalogue);
      })
      .finally(() => {
        this.#isPreparing = false;
        this.#finish();
      });
    this.#publishing = prepared.catch(() => undefined);
    this.#prepared = await prepared;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#current.soldOut?.stop();
    this.#renderer.stop();
  }

  async #publish(catalogue: Catalogue, swap: () => void): Promise<void> {
    this.#isReplacing = catalogue !== this.#current.catalogue;
    // A version that became whole ends no other one's rendering.
    const rendered = this.#isReplacing
      ? this.#renderer.begin(catalogue)
      : this.#renderer.render(catalogue).then(({ version }) => version);
    const version = await rendered.finally(() => {
      this.#isReplacing = false;
    });
    const former = this.#current;
    if (version === former.manifest.version && former.isWhole) return swap();
    const next = this.#open(version, catalogue);
    // One page at a time, because requests go on.
    for (const pathname of former.pages.held(READ_AHEAD)) {
      next.pages.get(pathname);
      await pause();
    }
    await next.soldOut?.tryRefresh();
    this.#current = next;
    swap();
    // Its documents that are open now load its data from now on for a day.
    markFormer(this.#folder, former.manifest.version, Date.now());
    this.#mark();
    next.soldOut?.follow();
    former.soldOut?.stop();
    former.pages.forgetFor(next.pages);
    this.#finish();
  }

  /** Renders what the served version lacks, then serves it whole. A failure is tried again at the next mark. */
  #finish(): void {
    const { catalogue, isWhole, manifest } = this.#current;
    if (isWhole || this.#finishing) return;
    const isServed = () => this.#current.manifest.version === manifest.version;
    const isWanted = () => isServed() && !this.#isReplacing && !this.#isPreparing;
    this.#finishing = this.#renderer
      .render(catalogue, { isWanted })
      .then(() => (isWanted() ? this.publish(catalogue) : undefined))
      .catch((error: unknown) => {
        const { shop } = this.#options;
        if (isServed() && !shop?.stopping.aborted)
          shop?.log.failed('some pages are not rendered yet', error);
      })
      .finally(() => {
        this.#finishing = undefined;
        if (!isServed()) this.#finish();
      });
  }

  #open(version: string, catalogue: Catalogue): Current {
    const whole = readManifest(this.#folder, version);
    const manifest = whole ?? readManifest(this.#folder, version, 'begun');
    if (manifest === undefined) {
      throw new BuildMissing(`The catalogue is not rendered in ${this.#folder}.`);
    }
    const { baseUrl, shop } = this.#options;
    const pages = new PageStore(this.#folder, manifest, baseUrl, this.#cache);
    const soldOut = shop && new SoldOutPages(pages, shop);
    return { catalogue, isWhole: whole !== undefined, manifest, pages, soldOut };
  }

  #mark(): void {
    for (const version of [this.#current.manifest.version, this.#prepared])
      markServed(this.#folder, version, Date.now());
    const { isWhole, manifest } = this.#current;
    if (isWhole) this.#options.shared?.share(manifest.version);
  }
}
