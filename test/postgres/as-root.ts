import path from 'node:path';
import type { Bundle } from '#server/postgres/bundle.ts';
import { findBundle } from '#server/postgres/bundle.ts';
import { reachableBundle } from '#server/postgres/reachable-bundle.ts';
import { temporaryFolder } from './postgres-shop.ts';

export const nobody = { uid: 65534, gid: 65534 };

export async function installed(): Promise<Bundle> {
  const found = await findBundle();
  if (!found.ok) throw new Error(found.message);
  return found.bundle;
}

/** Copies the programs to where `nobody` can run them, even if the checkout is closed to it. */
export async function runnable(): Promise<Bundle> {
  const found = await reachableBundle(await installed(), nobody, [
    path.join(temporaryFolder(), 'programs'),
  ]);
  if (!found.ok) throw new Error(found.message);
  return found.bundle;
}
