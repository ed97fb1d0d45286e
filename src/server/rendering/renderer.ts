import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { RenderedDocument } from '#contract/rendering.ts';
import { Child } from '../run-in-process.ts';
import { RENDERER_SILENCE_MS } from '../waits.ts';
import { RENDER_LOCK, RENDERED } from './build-files.ts';
import { lockUnless } from './lock.ts';
import type { FromRenderer, RenderTask, ToRenderer } from './messages.ts';
import type { RenderResult } from './render-version.ts';
import { CatalogueSender } from './sent-catalogue.ts';
import { servedAt, versionOf } from './versions.ts';

/** The process needs 200 MB, so it doesn't wait long for more to do. */
const IDLE_MS = 10_000;

const PROGRAM = new URL('./render-process.ts', import.meta.url);

/** The renderer's process ended before it was done. Nothing of its version is served; it can be asked again. */
export class RendererEnded extends Error {}

type Rendered = RenderResult & RenderedDocument;

interface Waiting {
  readonly resolve: (result: Rendered) => void;
  readonly reject: (error: Error) => void;
  readonly begun: () => void;
}

interface RendererOptions {
  readonly dist: string;
  /** Id of the build that this process serves. */
  readonly build: string;
  /** A process that says nothing for this long is killed while something is asked of it. */
  readonly silenceMs?: number;
}

interface RenderOptions {
  /** Renders every document, also those that are there. */
  readonly all?: boolean;
  /** Called when the version can be served, although some of its documents are not rendered yet. */
  readonly begun?: () => void;
  /** False if the version needn't be rendered any more once it is its turn. */
  readonly isWanted?: () => boolean;
}

/**
 * Renders in a process of its own, of low priority, that starts when it is needed and ends when it is idle. One renderer of a machine makes a version; the others find what it made, and
 * start no process for it.
 */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #asked = new Map<number, Waiting>();
  #child: Child<FromRenderer> | undefined;
  #sender = new CatalogueSender();
  /** The catalogue that the process got last. */
  #sent: Catalogue | undefined;
  /** Version that was begun last; renderings of those before it are no longer wanted. */
  #begun = '';
  /** Version that the process renders. */
  #rendering: string | undefined;
  /** Runs while nothing is asked of the process. */
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  #isStopped = false;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  /** Pid of the process; undefined if none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Renders what a version of the catalogue changes. Resolves when it is whole on disk. */
  async render(
    catalogue: Catalogue,
    { all = false, begun = () => undefined, isWanted = () => true }: RenderOptions = {},
  ): Promise<RenderResult> {
    const { dist, build } = this.#options;
    const folder = path.join(dist, RENDERED);
    const version = versionOf(build, catalogue);
    const lock = await lockUnless(path.join(dist, RENDER_LOCK), () => {
      if (servedAt(folder, version, 'begun') !== undefined) begun();
      return !isWanted() || (!all && servedAt(folder, version) !== undefined);
    });
    if (lock === undefined) return { version, rendered: 0 };
    this.#rendering = version;
    try {
      const { rendered } = await this.#ask(catalogue, { task: 'version', version, all }, begun);
      return { version, rendered };
    } finally {
      this.#rendering = undefined;
      lock.release();
    }
  }

  /**
   * The same, but resolves with the version's name as soon as it can be served, and ends the rendering of another
   * version. Whoever serves it calls `render()` to make sure that it becomes whole.
   */
  async begin(catalogue: Catalogue): Promise<string> {
    const version = versionOf(this.#options.build, catalogue);
    this.#begun = version;
    if (this.#rendering !== version) this.#tell({ task: 'stop' });
    const isWanted = () => this.#begun === version;
    await new Promise<void>((resolve, reject) => {
      this.render(catalogue, { begun: resolve, isWanted }).then(() => resolve(), reject);
    });
    return version;
  }

  /** Returns the document of one path, and keeps nothing. Asks a second process if the first one ends. */
  async renderPage(catalogue: Catalogue, pathname: string): Promise<RenderedDocument> {
    const ask = () => this.#ask(catalogue, { task: 'page', pathname }, () => undefined);
    return ask().catch((error: unknown) => {
      if (error instanceof RendererEnded && !this.#isStopped) return ask();
      throw error;
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#child?.kill();
  }

  /** Ends the process soon unless something is asked. */
  #rest(): void {
    if (this.#asked.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#child?.kill(), IDLE_MS).unref();
  }

  #ask(catalogue: Catalogue, task: RenderTask, begun: () => void): Promise<Rendered> {
    clearTimeout(this.#timer);
    this.#child ??= this.#start();
    const sent = catalogue === this.#sent ? undefined : this.#sender.pack(catalogue);
    this.#sent = catalogue;
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject, begun });
      this.#tell({ ...task, id, catalogue: sent });
      this.#watch();
    });
  }

  #tell(message: ToRenderer): void {
    this.#child?.send(message);
  }

  #watch(): void {
    if (this.#asked.size === 0) return;
    this.#child?.expectWithin(this.#options.silenceMs ?? RENDERER_SILENCE_MS);
  }

  #start(): Child<FromRenderer> {
    const { dist, build } = this.#options;
    this.#sender = new CatalogueSender();
    this.#sent = undefined;
    return new Child(PROGRAM, {
      args: [dist, build],
      // It makes much and keeps little: by default V8 lets it grow by another 28 MB, and is no faster.
      flags: ['--max-semi-space-size=4'],
      serialization: 'json',
      hear: (said) => {
        this.#hear(said);
        this.#watch();
      },
      ended: () => this.#ended(),
    });
  }

  #hear(said: FromRenderer): void {
    if ('idle' in said) {
      this.#rest();
      return;
    }
    if ('works' in said) return;
    const asked = this.#asked.get(said.id);
    if ('begun' in said) {
      asked?.begun();
      return;
    }
    this.#asked.delete(said.id);
    if ('failed' in said) asked?.reject(new Error(said.failed));
    else asked?.resolve({ version: '', rendered: 0, html: '', script: [], style: [], ...said });
  }

  #ended(): void {
    this.#child = undefined;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) {
      reject(new RendererEnded('The renderer ended before it was done; ask it again.'));
    }
  }
}
