import {
  MANIFEST,
  type Manifest,
  manifest,
  SUMMARY,
  type Summary,
  summary,
  TableSum,
} from './format.ts';
import { Unreadable, unseal } from './seal.ts';
import { readTar } from './tar.ts';

/** Receives a backup's content in the order of the file. */
export interface BackupReader {
  readonly onManifest?: (manifest: Manifest) => Promise<void>;
  readonly onSecret?: (name: string, value: string) => void;
  /** A part of a table's COPY text; parts of one table follow each other. */
  readonly onPart?: (table: string, text: Buffer) => Promise<void>;
  /** The file was whole: every row counted and every checksum equal. */
  readonly onSummary?: (summary: Summary) => Promise<void>;
}

const FILE = /^tables\/([a-z0-9_]+)\/\d+$/;

/**
 * Reads a backup to its end and checks every row count and checksum. Throws `Unreadable` for a file
 * that is damaged, not whole or no backup.
 */
export async function readBackup(
  chunks: AsyncIterable<Uint8Array>,
  identity: string | undefined,
  reader: BackupReader = {},
): Promise<Summary> {
  const sums = new Map<string, TableSum>();
  let begun: Manifest | undefined;
  let found: Summary | undefined;
  for await (const { name, data } of readTar(unseal(chunks, identity))) {
    const table = FILE.exec(name)?.[1];
    if (name === MANIFEST) {
      begun = readManifest(data);
      await reader.onManifest?.(begun);
    } else if (name.startsWith('secrets/')) {
      reader.onSecret?.(name.slice('secrets/'.length), data.toString());
    } else if (name === SUMMARY) {
      found = summary.parse(JSON.parse(data.toString()));
    } else if (table !== undefined && begun?.tables.some((known) => known.name === table)) {
      const sum = sums.get(table) ?? new TableSum();
      sums.set(table, sum);
      sum.add(data);
      await reader.onPart?.(table, data);
    } else {
      throw new Unreadable(`The backup holds a file this version does not know: ${name}.`);
    }
  }
  if (!begun || !found) throw new Unreadable('The backup is not whole: its end is missing.');
  compare(begun, found, sums);
  await reader.onSummary?.(found);
  return found;
}

function readManifest(data: Buffer): Manifest {
  const parsed = manifest.safeParse(JSON.parse(data.toString()));
  if (parsed.success) return parsed.data;
  throw new Unreadable(
    'The backup was written by a newer version of the shop. Restore it with that.',
  );
}

function compare(begun: Manifest, found: Summary, sums: ReadonlyMap<string, TableSum>): void {
  for (const { name } of begun.tables) {
    const read = (sums.get(name) ?? new TableSum()).end();
    const expected = found.tables[name];
    const isSame = expected?.rows === read.rows && expected.sha256 === read.sha256;
    if (!isSame) throw new Unreadable(`The backup is damaged: ${name} is not as it was written.`);
  }
}
