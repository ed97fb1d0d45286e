import { type FileHandle, open, rename } from 'node:fs/promises';
import path from 'node:path';

const WRITE_CHUNK_CHARS = 1 << 20;
const NEWLINE = 0x0a;

interface Waiting {
  line: string;
  done: () => void;
  failed: (error: unknown) => void;
}

export interface JournalOptions {
  file: string;
  /** Every line that would rebuild the present state; used to shrink the file. */
  snapshot: () => Iterable<string>;
  /** Growth after which the file is rewritten from the snapshot. */
  rewriteAfterBytes: number;
  /** Called once when the disk refuses a write: nothing can be acknowledged any more. */
  onFailure: (error: unknown) => void;
}

/**
 * An append-only file of lines. A line is acknowledged only once fsync has returned; lines that
 * arrive while the disk is busy share the next fsync.
 */
export class Journal {
  #options: JournalOptions;
  #handle: FileHandle;
  #queue: Waiting[] = [];
  #pumping: Promise<void> | undefined;
  #grownBytes = 0;
  #failure: unknown;

  private constructor(options: JournalOptions, handle: FileHandle) {
    this.#options = options;
    this.#handle = handle;
  }

  /** Writes the snapshot as the new file (the old one stays until it is whole) and opens it. */
  static async open(options: JournalOptions): Promise<Journal> {
    return new Journal(options, await writeSnapshot(options));
  }

  /** Resolves when the line is on disk; rejects for good after a failed write. */
  append(line: string): Promise<void> {
    return this.#enqueue(`${line}\n`);
  }

  /** Resolves when everything appended so far is on disk. */
  settled(): Promise<void> {
    if (!this.#pumping && this.#failure === undefined) return Promise.resolve();
    return this.#enqueue('');
  }

  async close(): Promise<void> {
    await this.#pumping;
    await this.#handle.close();
  }

  #enqueue(line: string): Promise<void> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((done, failed) => {
      this.#queue.push({ line, done, failed });
      this.#pumping ??= this.#pump();
    });
  }

  async #pump(): Promise<void> {
    // One turn of the event loop lets everything that happens together share one fsync.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      try {
        await this.#write(batch.map((waiting) => waiting.line).join(''));
        for (const waiting of batch) waiting.done();
      } catch (error) {
        this.#failure = error;
        for (const waiting of [...batch, ...this.#queue]) waiting.failed(error);
        this.#queue = [];
        this.#options.onFailure(error);
      }
    }
    this.#pumping = undefined;
  }

  async #write(text: string): Promise<void> {
    if (text === '') return;
    if (this.#grownBytes > this.#options.rewriteAfterBytes) {
      const old = this.#handle;
      this.#handle = await writeSnapshot(this.#options);
      await old.close();
      this.#grownBytes = 0;
    }
    const bytes = Buffer.from(text);
    await this.#handle.appendFile(bytes);
    await this.#handle.datasync();
    this.#grownBytes += bytes.length;
  }
}

async function writeSnapshot({ file, snapshot }: JournalOptions): Promise<FileHandle> {
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w', 0o600);
  try {
    let chunk = '';
    for (const line of snapshot()) {
      chunk += `${line}\n`;
      if (chunk.length < WRITE_CHUNK_CHARS) continue;
      await handle.appendFile(chunk);
      chunk = '';
    }
    await handle.appendFile(chunk);
    await handle.datasync();
    await rename(fresh, file);
    const folder = await open(path.dirname(file), 'r');
    await folder.sync();
    await folder.close();
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * The complete lines of a journal file, oldest first; none when there is no file. A last line
 * without its newline was never acknowledged and is left out. Lines are cut at the byte `\n`
 * because `readline` would also cut at U+2028, which JSON leaves unescaped.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!handle) return;
  let rest: Buffer = Buffer.alloc(0);
  for await (const read of handle.createReadStream()) {
    const part: Buffer = rest.length > 0 ? Buffer.concat([rest, read]) : read;
    let start = 0;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, start)) {
      yield part.toString('utf8', start, end);
      start = end + 1;
    }
    rest = part.subarray(start);
  }
}
