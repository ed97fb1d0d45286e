import { API } from '../../api-paths.ts';
import { HEARTBEAT_INTERVAL_MS, HEARTBEAT_RETRY_MS } from '../../catalogue/limits.ts';
import { adoptVisitId, visitId } from './visit-id.ts';

/** How long a new tab waits for another one to say which visit this browser is on already. */
const ASK_TABS_MS = 80;

export interface Tracked {
  /** The page shown, as a path the server knows. */
  readonly page: () => string;
  /** What is in the cart, in cents, at most what the server takes; undefined while that is not known yet. */
  readonly cartCents: () => number | undefined;
}

export interface Tracker {
  /** Says where the visitor is: on every path or user change (docs/specification.md#7-interfaces). */
  readonly beat: () => void;
  /** Ends the visit, as when the page is taken down. */
  readonly stop: () => void;
}

/** What tabs tell each other: the visit of a tab that opened, of one that is open, of one that left. */
interface Word {
  readonly say: 'here' | 'mine' | 'bye';
  readonly id: string;
}

/**
 * A reload, a step through the history or a page of ours before this one: the visit goes on. So it does
 * after a typed address; browsers that know what this tab showed before say that it was ours.
 */
function goesOn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    entry?.type !== 'navigate' ||
    document.referrer.startsWith(`${location.origin}/`) ||
    !!window.navigation?.canGoBack
  );
}

/**
 * Tells the server that somebody is here: now, on every `beat`, and every 30 s while the page is
 * visible. Stores nothing on the device. One request at a time; a failure is only logged, a beat 10 s
 * later makes up for it. Tabs share one visit, and a tab that stays says so when another one leaves.
 */
export function startTracker({ page, cartCents }: Tracked): Tracker {
  const tabs = new BroadcastChannel('elvare-visit');
  const listening = new AbortController();
  let first = goesOn();
  let decided = false;
  let busy = false;
  let again = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const url = () => API.activeSession.replace(':session_id', visitId());
  const tell = (say: Word['say']) => tabs.postMessage({ say, id: visitId() } satisfies Word);

  /** Whether it arrived: what the server refuses, it would refuse again. */
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
      // Scheme and host: more is nobody's business, and may be longer than the server takes.
      const referrer = document.referrer.split('/', 3).join('/') || 'Direct';
      const reload = first || undefined;
      const said = { current_page: page(), referrer, cart_cents: cartCents(), reload };
      if (await send('PUT', said)) first = false;
      else retry = setTimeout(beatIfSeen, HEARTBEAT_RETRY_MS);
    }
    busy = false;
  };
  const beatIfSeen = () => document.hidden || void beat();

  tabs.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.say === 'bye') beatIfSeen();
    else if (decided) data.say === 'here' && tell('mine');
    else if (data.say === 'mine' || data.id < visitId()) adoptVisitId(data.id);
    // Both have just been opened: the smaller id wins, so the other one has to hear it.
    else if (data.id > visitId()) tell('here');
  };
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
    navigator.sendBeacon(API.cleanupSession, new Blob([body], { type: 'application/json' }));
    tell('bye');
  });

  return {
    beat: () => void beat(),
    stop: () => {
      clearTimeout(asked);
      clearTimeout(retry);
      clearInterval(timer);
      listening.abort();
      tabs.close();
      if (decided) void send('DELETE');
    },
  };
}
