/**
 * Each on a connection of its own: one that was kept open is closed at its other end while this process
 * is paused, and the next request on it would fail.
 */
export function fetchOnce(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...init, headers });
}
