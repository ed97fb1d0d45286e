import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { RENDER_LOCK, RENDERED } from './build-files.ts';
import { lockUnless } from './lock.ts';
import type { FromRenderer, RenderTask, ToRenderer } from './messages.ts';
import type { RenderResult } from './render-version.ts';
import { CatalogueSender } from './sent-catalogue.ts';
import { servedAt, versionOf } from './versions.ts';

/** The process needs 200 MB, so it doesn't wait long for more to do. */
const IDLE_MS = 10_000;

const PROGRAM = path.join(import.meta.dirname, 'render-process.ts');

/** The renderer's process ended before it was done. Nothing of its version is served; it can be asked again. */
export class RendererEnded extends Error {}

interface Waiting {
  readonly resolve: (result: RenderResult & { readonly html: string }) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Renders in a process of its own, of low priority, that starts when it is needed and ends when it is idle. It
 * does one thing after the other. One renderer of a machine makes a version; the others find what it made, and
 * start no process for it.
 */
export class Renderer {
  readonly #options: { readonly dist: string; readonly build: string };
  readonly #asked = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #sender = new CatalogueSender();
  /** Runs while nothing is asked of the process. */
  #timer: NodeJS.Timeout | undefined;
  #count = 0;

  /** `build`: id of the build that this process serves. */
  constructor(options: { readonly dist: string; readonly build: string }) {
    this.#options = options;
  }

  /** Pid of the process; undefined if none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Renders what a version of the catalogue changes, or `all`. Resolves when it is whole on disk. */
  async render(catalogue: Catalogue, all = false): Promise<RenderResult> {
    const version = versionOf(this.#options.build, catalogue);
    const lock = await lockUnless(
      path.join(this.#options.dist, RENDER_LOCK),
      () => !all && this.#isRendered(version),
    );
    if (lock === undefined) return { version, rendered: 0 };
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

  stop(): void {
    clearTimeout(this.#timer);
    this.#child?.removeAllListeners('message').kill('SIGKILL');
  }

  /** Ends the process soon unless something is asked. */
  #rest(): void {
    if (this.#asked.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#child?.kill('SIGKILL'), IDLE_MS).unref();
  }

  #ask(catalogue: Catalogue, task: RenderTask): Promise<RenderResult & { readonly html: string }> {
    clearTimeout(this.#timer);
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
    const child = fork(PROGRAM, [dist, build], {
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
