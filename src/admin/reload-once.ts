const KEY = 'elvare-admin-reloaded';
/** Two reloads within this time have the same reason, and the second wouldn't help. */
const SAME_REASON_MS = 60_000;

/** Reloads a stale page. False if it was just reloaded, so that a broken version doesn't reload for ever. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < SAME_REASON_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
