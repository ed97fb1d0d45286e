import { Child } from '../run-in-process.ts';
import { PICTURE_MS } from '../waits.ts';
import type { MasterCheckResult } from './check-master.ts';
import type { Drawing } from './draw-png.ts';
import type {
  NoticeCheckResult,
  PictureReply,
  PictureTask,
  SizeResult,
} from './picture-messages.ts';
import type { FocalPoint, PictureSize } from './picture-sizes.ts';
import type { MasterResult } from './prepare-master.ts';

const PROGRAM = new URL('./picture-process.ts', import.meta.url);
const IDLE_MS = 10_000;

interface Waiting {
  readonly task: PictureTask;
  readonly isUrgent: boolean;
  readonly resolve: (reply: PictureReply) => void;
}

/**
 * Makes masters and sizes in a process of its own, so that no process that serves pages decodes a stranger's bytes or
 * loads sharp. Takes one picture at a time. The process starts when it is needed and ends when it is idle, takes too
 * long or needs too much memory.
 */
export class PictureProcessor {
  readonly #timeoutMs: number;
  #child: Child<PictureReply> | undefined;
  /** Takes the reply to the task of this moment. */
  #settle: (reply: PictureReply) => void = () => undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Tasks in the order in which they came. */
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(timeoutMs = PICTURE_MS) {
    this.#timeoutMs = timeoutMs;
  }

  /** Pid of the process; undefined if none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  prepareMaster(upload: Uint8Array): Promise<MasterResult> {
    return this.#queue({ task: 'master', upload }) as Promise<MasterResult>;
  }

  /** Decodes a master that another shop made; nothing is encoded. */
  checkMaster(master: Uint8Array): Promise<MasterCheckResult> {
    return this.#queue({ task: 'check', master }) as Promise<MasterCheckResult>;
  }

  /** Checks an upload that should be the EU's notice about the legal guarantee. */
  checkNotice(upload: Uint8Array): Promise<NoticeCheckResult> {
    return this.#queue({ task: 'notice', upload }) as Promise<NoticeCheckResult>;
  }

  /**
   * Makes a square around the focal point, or without one a size of the whole picture.
   * @param isUrgent false if nobody waits for it yet
   */
  makeSize(
    master: Uint8Array,
    focus: FocalPoint | undefined,
    size: PictureSize,
    isUrgent = true,
  ): Promise<SizeResult> {
    const task = { task: 'size', master, focus, size } as const;
    return this.#queue(task, isUrgent) as Promise<SizeResult>;
  }

  /** Makes a PNG of a mark of the shop. */
  drawPng(drawing: Drawing): Promise<SizeResult> {
    return this.#queue({ task: 'drawing', drawing }) as Promise<SizeResult>;
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
  }

  #queue(task: PictureTask, isUrgent = true): Promise<PictureReply> {
    return new Promise((resolve) => {
      this.#waiting.push({ task, isUrgent, resolve });
      void this.#work();
    });
  }

  /** Asks for one task after the other, urgent ones first. */
  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (;;) {
      const at = Math.max(
        0,
        this.#waiting.findIndex(({ isUrgent }) => isUrgent),
      );
      const [next] = this.#waiting.splice(at, 1);
      if (next === undefined) break;
      next.resolve(await this.#ask(next.task));
    }
    this.#isBusy = false;
  }

  #ask(task: PictureTask): Promise<PictureReply> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const { promise, resolve } = Promise.withResolvers<PictureReply>();
    this.#settle = resolve;
    this.#child.send(task);
    this.#child.expectWithin(this.#timeoutMs);
    return promise.finally(() => {
      this.#idle = setTimeout(() => this.stop(), IDLE_MS).unref();
    });
  }

  #start(): Child<PictureReply> {
    return new Child(PROGRAM, {
      hear: (reply) => this.#settle(reply),
      ended: () => {
        this.#child = undefined;
        this.#settle({ ok: false, code: 'picture_too_costly' });
      },
    });
  }
}
