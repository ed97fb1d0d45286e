import type { BackupPlace } from '../env/backup.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** A place that keeps backup files. No file has its final name before it is whole. */
export interface BackupStore {
  /** Writes a file; it appears only once `commit` was called. */
  readonly write: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<WrittenBackup>;
  readonly read: (name: string) => AsyncIterable<Uint8Array>;
  /** Names of all files. */
  readonly list: () => Promise<string[]>;
  readonly remove: (name: string) => Promise<void>;
  /** Removes what killed runs left behind; no other run may write meanwhile. */
  readonly clean: () => Promise<void>;
  /** A folder's mark; a bucket needs none. */
  readonly mark?: FolderMark;
}

/** File that shows that a folder is the one of the shop, and not the empty place of a drive that is not mounted. */
interface FolderMark {
  readonly folder: string;
  readonly file: string;
  readonly isThere: () => Promise<boolean>;
  readonly write: () => Promise<void>;
}

export interface WrittenBackup {
  readonly bytes: number;
  /** Reads back what was written. */
  readonly read: () => AsyncIterable<Uint8Array>;
  /** Gives the file its name. */
  readonly commit: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

export function openStore(place: BackupPlace): BackupStore {
  return place.kind === 'folder' ? folderStore(place.folder) : s3Store(place);
}
