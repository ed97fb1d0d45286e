import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { RENDER_LOCK, RENDERED } from './build-files.ts';
import { ContentFolder } from './content-folder.ts';
import { lockUnless } from './lock.ts';
import type { FromRenderer, RenderTask, ToRenderer } from './messages.ts';
import type { RenderResult } from './render-version.ts';
import { CatalogueSender } from './sent-catalogue.ts';
import { servedAt, versionOf } from './versions.ts';

/**
 * The process needs 200 MB, so it doesn't wait long for more to do. Versions that follow within this time replace what
 * would be compressed.
 */
const IDLE_MS = 10_000;

const programPath = (name: string) => path.join(import.meta.dirname, name);

/** The renderer's process ended before it was done. Nothing of its version is served; it can be asked again. */
export class RendererEnded extends Error {}

interface Waiting {
  readonly resolve: (result: RenderResult & { readonly html: string }) => void;
  readonly reject: (error: Error) => void;
}

export interface RendererOptions {
  readonly dist: string;
  /** Id of the build that this process serves. */
  readonly build: string;
  /** Called when files of rendered versions were compressed as small as can be. */
  readonly onCompressed?: () => void;
}

/**
 * Renders in a process of its own, of low priority, that starts when it is needed and ends when it is idle. It
 * does one thing after the other. One renderer of a machine makes a version; the others find what it made, and
 * start no process for it. While it rests, what was compressed in haste is compressed as small as can be.
 */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #asked = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #sender = new CatalogueSender();
  #compressor: ChildProcess | undefined;
  /** Runs while nothing is asked of the process. */
  #timer: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#rest();
  }

  /** Pid of the process; undefined if none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Renders what a version of the catalogue changes, or `all`. Resolves when it is whole on disk. */
  async render(catalogue: Catalogue, all = false): Promise<RenderResult> {
    const version = versionOf(this.#options.build, catalogue);
    // Another process may render it, and needs the processors as much.
    this.#endRest();
    const lock = await lockUnless(
      path.join(this.#options.dist, RENDER_LOCK),
      () => !all && this.#isRendered(version),
    );
    if (lock === undefined) {
      this.#rest();
      return { version, rendered: 0 };
    }
    try {
      const { rendered } = await this.#ask(catalogue, { task: 'version', version, all });
      return { version, rendered };
    } finally {
      lock.release();
    }
  }

  #isRendered(version: string): boolean {
    return servedAt(path.join(this.#options.dist, RENDERED), version) !== undefined;
  }

  /** Returns the document of one path, and keeps nothing. */
  async renderPage(catalogue: Catalogue, pathname: string): Promise<string> {
    return (await this.#ask(catalogue, { task: 'page', pathname })).html;
  }

  /** Pid of the process that compresses as small as can be; undefined if none runs. */
  get compressorPid(): number | undefined {
    return this.#compressor?.pid;
  }

  stop(): void {
    this.#endRest();
    this.#child?.removeAllListeners('message').kill('SIGKILL');
  }

  /** Ends the process soon unless something is asked, and compresses files again then. */
  #rest(): void {
    if (this.#asked.size > 0) return;
    this.#endRest();
    this.#timer = setTimeout(() => {
      this.#child?.kill('SIGKILL');
      void this.#compress();
    }, IDLE_MS).unref();
  }

  #endRest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#compressor?.kill('SIGKILL');
  }

  async #compress(): Promise<void> {
    const timer = this.#timer;
    const due = await new ContentFolder(path.join(this.#options.dist, RENDERED)).fastOnes();
    if (due.length === 0 || timer !== this.#timer) return;
    const compressor = fork(programPath('compress-process.ts'), [this.#options.dist], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#compressor = compressor;
    compressor.on('exit', (code) => {
      if (this.#compressor === compressor) this.#compressor = undefined;
      if (code === 0) this.#options.onCompressed?.();
    });
    // It could not be started; the next time of rest starts another.
    compressor.on('error', () => undefined);
  }

  #ask(catalogue: Catalogue, task: RenderTask): Promise<RenderResult & { readonly html: string }> {
    this.#endRest();
    this.#child ??= this.#start();
    const child = this.#child;
    const sent = this.#sender.pack(catalogue);
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      // A process that has just ended reports that itself.
      child.send({ ...task, id, catalogue: sent } satisfies ToRenderer, () => undefined);
    });
  }

  #start(): ChildProcess {
    const { dist, build } = this.#options;
    this.#sender = new CatalogueSender();
    const child = fork(programPath('render-process.ts'), [dist, build], {
      // It makes much and keeps little: by default V8 lets it grow by another 28 MB, and is no faster.
      execArgv: ['--max-semi-space-size=4'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (said: FromRenderer) => this.#hear(said));
    child.on('error', () => this.#ended(child));
    child.on('exit', () => this.#ended(child));
    return child;
  }

  #hear(said: FromRenderer): void {
    if ('idle' in said) {
      this.#rest();
      return;
    }
    const asked = this.#asked.get(said.id);
    this.#asked.delete(said.id);
    if ('failed' in said) asked?.reject(new Error(said.failed));
    else asked?.resolve({ version: '', rendered: 0, html: '', ...said });
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) {
      reject(new RendererEnded('The renderer ended before it was done; ask it again.'));
    }
  }
}
