/** Writes and reads the ustar entries of a backup, so that `tar` opens it on any machine. */

const BLOCK = 512;
/** Larger entries are refused while reading: a backup has none, and each is held in memory. */
const MOST_ENTRY_BYTES = 64 * 1024 * 1024;

export interface TarEntry {
  readonly name: string;
  readonly data: Buffer;
}

/** Two empty blocks: the end of an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** Returns header, data and padding of a file. `name` is ASCII of at most 100 characters. */
export function tarEntry({ name, data }: TarEntry, at: Date): Buffer[] {
  if (name.length > 100) throw new Error(`the name is too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'ascii');
  header.write(name, 0, 'ascii');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(data.length, 124, 12);
  octal(Math.floor(at.getTime() / 1000), 136, 12);
  header.write('0', 156, 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return [header, data, Buffer.alloc(padding(data.length))];
}

const padding = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

/** Sum of a header's bytes, its own field counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
}

/** Yields the files of an archive one by one. Throws unless it is whole up to its end blocks. */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(chunks);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const field = (at: number, length: number) =>
      header.toString('ascii', at, at + length).replace(/\0.*$/s, '');
    if (Number.parseInt(field(148, 8), 8) !== checksum(header)) {
      throw new Error('an entry of the archive is damaged');
    }
    const size = Number.parseInt(field(124, 12), 8);
    if (!(size <= MOST_ENTRY_BYTES)) throw new Error('an entry of the archive is too large');
    const data = await bytes.take(size);
    await bytes.take(padding(size));
    yield { name: field(0, 100), data };
  }
}

/** Hands out a stream's bytes in pieces of the wanted length. */
class Bytes {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Uint8Array[] = [];
  #heldBytes = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.#heldBytes < length) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new Error('the archive ends too early');
      this.#held.push(value);
      this.#heldBytes += value.length;
    }
    const all = Buffer.concat(this.#held);
    this.#held = [all.subarray(length)];
    this.#heldBytes -= length;
    return all.subarray(0, length);
  }
}
