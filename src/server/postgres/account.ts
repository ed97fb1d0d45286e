import { createHash } from 'node:crypto';

/**
 * Which account the database's processes run under. PostgreSQL refuses to run as root, so a shop
 * started by root hands it to an unprivileged one; no user is ever created.
 */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` of every glibc Linux; it exists without being created. */
const NOBODY_UID = 65534;
const NOBODY_GID = 65534;
/** Group ids that no distribution and no systemd service hands out (systemd's "unused" range). */
const FIRST_PRIVATE_GID = 60_578;
const PRIVATE_GIDS = 606;

/**
 * A group for the database of one data folder. Every service without an account of its own runs as
 * `nobody`; the kernel lets one process look into another (its working directory, and by that the
 * socket and the data) only when user and group are both the same.
 */
function privateGid(dataDir: string): number {
  const hash = createHash('sha256').update(dataDir).digest().readUInt32BE(0);
  return FIRST_PRIVATE_GID + (hash % PRIVATE_GIDS);
}

/**
 * The account to run as, or `undefined` for the shop's own.
 * @param shop uid of the shop, its data folder and its environment (`SUDO_UID` and `SUDO_GID` are looked at)
 * @param owner owner of the cluster's folder if there is one already: a cluster never changes hands
 */
export function databaseAccount(
  shop: { uid: number; platform: NodeJS.Platform; env: NodeJS.ProcessEnv; dataDir: string },
  owner: Account | undefined,
): Account | undefined {
  if (shop.uid !== 0) return undefined;
  if (owner && owner.uid !== 0 && owner.uid !== NOBODY_UID) return owner;
  // macOS has no /proc/self/cwd to reach a folder under a closed one, so nobody would not get far.
  const { SUDO_UID, SUDO_GID } = shop.env;
  const caller = { uid: Number(SUDO_UID), gid: Number(SUDO_GID) };
  if (!owner && shop.platform === 'darwin' && caller.uid > 0 && caller.gid >= 0) return caller;
  return { uid: NOBODY_UID, gid: privateGid(shop.dataDir) };
}

/** The same account in nobody's own group, for containers that can't take on any group. */
export function inOwnGroup({ uid }: Account): Account {
  return { uid, gid: uid === NOBODY_UID ? NOBODY_GID : uid };
}
