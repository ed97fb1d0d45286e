/**
 * Opens a channel to the shop's other tabs. Undefined where a browser allows the page no storage: Firefox then refuses
 * channels as well.
 */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
