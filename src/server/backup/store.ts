import type { BackupPlace } from '../env/backup.ts';
import { type BackupStore, folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

export function openStore(place: BackupPlace): BackupStore {
  return place.kind === 'folder' ? folderStore(place.folder) : s3Store(place);
}
