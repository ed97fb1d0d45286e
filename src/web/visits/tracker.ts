import { openTabChannel } from '#browser/tab-channel.ts';
import { HEARTBEAT_INTERVAL_MS, HEARTBEAT_RETRY_MS } from '#catalogue/limits.ts';
import { adoptVisitId, visitId } from './visit-id.ts';

/** Time a new tab waits for another tab of this browser to send its visit's id. */
const ASK_TABS_MS = 80;

export interface Tracked {
  /** Returns the shown page, as a path that the server accepts. */
  readonly page: () => string;
  /** Returns the value of the cart in cents, at most what the server accepts; undefined while unknown. */
  readonly cartCents: () => number | undefined;
}

export interface Tracker {
  /** Sends a beat; call it on every change of path or login (docs/specification.md#7-interfaces). */
  readonly beat: () => void;
  /** Stops the tracker and deletes the visit. */
  readonly stop: () => void;
}

/** Message between tabs, with a visit's id: `here` from a tab that opened, `mine` from an open one, `bye`. */
interface Word {
  readonly say: 'here' | 'mine' | 'bye';
  readonly id: string;
}

/**
 * Sends beats: at the start, on every `beat`, and every 30 s while the page is visible. One request at a time; a failure is logged and retried after 10 s. Tabs share one visit, and a
 * remaining visible tab sends a beat when another one leaves.
 */
export function startTracker({ page, cartCents }: Tracked): Tracker {
  const tabs = openTabChannel('elvare-visit');
  const listening = new AbortController();
  // Scheme and host only, for privacy and because the server limits the length.
  const origin = document.referrer.split('/', 3).join('/');
  const campaign = new URLSearchParams(location.search).get('utm_source')?.slice(0, 50);
  const referrer = campaign || origin || 'Direct';
  let decided = false;
  let busy = false;
  let again = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const url = () => `/api/active-sessions/${visitId()}`;
  const tell = (say: Word['say']) => tabs?.postMessage({ say, id: visitId() } satisfies Word);

  /** Returns false if a retry makes sense; a request refused with 4xx would be refused again. */
  const send = async (method: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    try {
      const sent = JSON.stringify(body);
      const { ok, status } = await fetch(url(), { method, keepalive: true, headers, body: sent });
      if (!ok) console.warn('visit not recorded', status);
      return status < 500;
    } catch (error) {
      console.warn('visit not recorded', error);
      return false;
    }
  };
  const beat = async () => {
    again = true;
    if (busy || !decided) return;
    busy = true;
    while (again) {
      again = false;
      clearTimeout(retry);
      const said = { current_page: page(), referrer, cart_cents: cartCents() };
      if (!(await send('PUT', said))) retry = setTimeout(beatIfSeen, HEARTBEAT_RETRY_MS);
    }
    busy = false;
  };
  const beatIfSeen = () => document.hidden || void beat();

  const onWord = ({ data }: MessageEvent<Word>) => {
    if (data.say === 'bye') beatIfSeen();
    else if (decided) data.say === 'here' && tell('mine');
    else if (data.say === 'mine' || data.id < visitId()) adoptVisitId(data.id);
    // Both tabs have just opened: the smaller id wins, so this tab sends its own again.
    else if (data.id > visitId()) tell('here');
  };
  if (tabs) tabs.onmessage = onWord;
  tell('here');
  const asked = setTimeout(() => {
    decided = true;
    void beat();
  }, ASK_TABS_MS);
  const timer = setInterval(beatIfSeen, HEARTBEAT_INTERVAL_MS);
  const on = (target: EventTarget, event: string, run: (event: Event) => void) =>
    target.addEventListener(event, run, { signal: listening.signal });
  on(document, 'visibilitychange', beatIfSeen);
  on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && beat());
  on(window, 'pagehide', () => {
    const body = JSON.stringify({ session_id: visitId() });
    navigator.sendBeacon('/api/cleanup-session', new Blob([body], { type: 'application/json' }));
    tell('bye');
  });

  return {
    beat: () => void beat(),
    stop: () => {
      clearTimeout(asked);
      clearTimeout(retry);
      clearInterval(timer);
      listening.abort();
      tabs?.close();
      if (decided) void send('DELETE');
    },
  };
}
