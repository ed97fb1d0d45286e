import { createHash } from 'node:crypto';

/**
 * Account of the database's processes. PostgreSQL refuses to run as root, so a shop started by root runs it
 * under an unprivileged account. No user is ever created.
 */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` of every glibc Linux. */
const NOBODY_UID = 65534;
const NOBODY_GID = 65534;
/** Group ids that no distribution and no systemd service assigns (systemd's "unused" range). */
const FIRST_PRIVATE_GID = 60_578;
const PRIVATE_GIDS = 606;

/**
 * Returns the group for the database of one data folder. Other services may also run as `nobody`. The kernel
 * lets a process read another's working directory, and so its socket and data, only if both user and group
 * are the same.
 */
function privateGid(dataDir: string): number {
  const hash = createHash('sha256').update(dataDir).digest().readUInt32BE(0);
  return FIRST_PRIVATE_GID + (hash % PRIVATE_GIDS);
}

/**
 * Returns the account to run as, or `undefined` for the shop's own.
 * @param shop uid of the shop, its data folder and its environment (for `SUDO_UID` and `SUDO_GID`)
 * @param owner owner of an existing cluster's folder; it keeps its owner unless that is root or `nobody`
 */
export function databaseAccount(
  shop: { uid: number; platform: NodeJS.Platform; env: NodeJS.ProcessEnv; dataDir: string },
  owner: Account | undefined,
): Account | undefined {
  if (shop.uid !== 0) return undefined;
  if (owner && owner.uid !== 0 && owner.uid !== NOBODY_UID) return owner;
  // macOS has no /proc/self/cwd to reach a folder below a closed one, so `nobody` could not open it.
  const { SUDO_UID, SUDO_GID } = shop.env;
  const caller = { uid: Number(SUDO_UID), gid: Number(SUDO_GID) };
  if (!owner && shop.platform === 'darwin' && caller.uid > 0 && caller.gid >= 0) return caller;
  return { uid: NOBODY_UID, gid: privateGid(shop.dataDir) };
}

/** Returns the account with the default group of `nobody`, for containers that can't use any group. */
export function inOwnGroup({ uid }: Account): Account {
  return { uid, gid: uid === NOBODY_UID ? NOBODY_GID : uid };
}
