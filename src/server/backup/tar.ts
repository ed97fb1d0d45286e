import { buffer } from 'node:stream/consumers';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** Larger entries are refused while reading: a backup has none, and each is held in memory. */
const MOST_ENTRY_BYTES = 64 * 1024 * 1024;

export interface TarEntry {
  readonly name: string;
  readonly data: Buffer;
}

/** Yields the bytes of an archive of files, which `tar` opens on any machine. `at` is the time of each file. */
export async function* writeTar(
  entries: Iterable<TarEntry> | AsyncIterable<TarEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const write = async () => {
    for await (const { name, data } of entries) {
      const header = { name, size: data.length, mode: 0o600, mtime: at };
      const file = controller.add(header).getWriter();
      await file.write(data);
      await file.close();
    }
    controller.finalize();
  };
  write().catch((error) => controller.error(error));
  yield* readable;
}

/** Yields the files of an archive one by one. Throws unless it is whole up to its end blocks. */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const archive = ReadableStream.from(chunks).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of archive) {
    const { name, size, type } = header;
    if (type !== 'file') throw new Error(`an entry of the archive is no file: ${name}`);
    if (!(size <= MOST_ENTRY_BYTES)) throw new Error('an entry of the archive is too large');
    yield { name, data: await buffer(body) };
  }
}
