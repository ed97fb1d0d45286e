/**
 * Which account the database's processes run under. PostgreSQL refuses to run as root, so a shop
 * started by root hands it to an unprivileged one; no user is ever created.
 */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` of every glibc Linux; it exists without being created. */
const nobody: Account = { uid: 65534, gid: 65534 };

/**
 * The account to run as, or `undefined` for the shop's own.
 * @param shop uid of the shop and its environment (`SUDO_UID` and `SUDO_GID` are looked at)
 * @param owner owner of the cluster's folder if there is one already: a cluster never changes hands
 */
export function databaseAccount(
  shop: { uid: number; platform: NodeJS.Platform; env: NodeJS.ProcessEnv },
  owner: Account | undefined,
): Account | undefined {
  if (shop.uid !== 0) return undefined;
  if (owner && owner.uid !== 0) return owner;
  // macOS has no /proc/self/cwd to reach a folder under a closed one, so nobody would not get far.
  const { SUDO_UID, SUDO_GID } = shop.env;
  const caller = { uid: Number(SUDO_UID), gid: Number(SUDO_GID) };
  if (shop.platform === 'darwin' && caller.uid > 0 && caller.gid >= 0) return caller;
  return nobody;
}
