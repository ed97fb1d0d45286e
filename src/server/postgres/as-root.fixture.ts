import path from 'node:path';
import type { Bundle } from './bundle.ts';
import { findBundle } from './bundle.ts';
import { temporaryFolder } from './postgres.fixture.ts';
import { reachableBundle } from './reachable-bundle.ts';

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
