import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tracker } from './tracker.ts';

/**
 * Tests the tracker in a fake browser: fake timers, a network that responds on command, and a new copy of the
 * modules for each `openTab`, as in a new tab.
 */
interface Tab {
  readonly tracker: Tracker;
  readonly window: EventTarget;
  readonly document: EventTarget & { hidden: boolean; referrer: string };
  page: string;
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown>;
  answer: (status?: number) => void;
  fail: () => void;
}

const sent: Sent[] = [];
const beacons: { url: string; body: Promise<string> }[] = [];
const warned: unknown[][] = [];
let channels: { onmessage: ((event: { data: unknown }) => void) | null; closed: boolean }[] = [];
let tabs: Tab[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [sent, beacons, warned]) list.length = 0;
  channels = [];
  tabs = [];
  // Forbidden storage: each tab keeps its id in memory.
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ ok: boolean; status: number }>();
    sent.push({
      url,
      method: init.method ?? '',
      body: init.body ? JSON.parse(String(init.body)) : {},
      answer: (status = 204) => resolve({ ok: status < 400, status }),
      fail: () => reject(new TypeError('Failed to fetch')),
    });
    return promise;
  });
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, blob: Blob) => beacons.push({ url, body: blob.text() }),
  });
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal('console', { ...console, warn: (...said: unknown[]) => warned.push(said) });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      closed = false;
      constructor() {
        channels.push(this);
      }
      postMessage(data: unknown) {
        for (const other of channels)
          if (other !== this && !other.closed) other.onmessage?.({ data });
      }
      close() {
        this.closed = true;
      }
    },
  );
});

afterEach(() => {
  for (const { tracker } of tabs) tracker.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openTab(referrer = ''): Promise<Tab> {
  vi.resetModules();
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false, referrer });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const { startTracker } = await import('./tracker.ts');
  const state = { page: '/' };
  const tracker = startTracker({ page: () => state.page, cartCents: () => 0 });
  const tab: Tab = {
    tracker,
    window,
    document,
    get page() {
      return state.page;
    },
    set page(path) {
      state.page = path;
    },
  };
  tabs.push(tab);
  return tab;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const idOf = (url: string) => url.split('/').at(-1) ?? '';
async function answered(index: number): Promise<void> {
  sent[index]?.answer();
  await pass(0);
}

describe('the tracker', () => {
  it('beats once at the start, with a valid id and no data about the device', async () => {
    await openTab('https://www.google.com/search');
    await pass(100);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method).toBe('PUT');
    expect(idOf(sent[0]?.url ?? '')).toMatch(/^session_\d{10,16}_[a-z0-9]{6,32}$/);
    expect(sent[0]?.body).toEqual({
      current_page: '/',
      referrer: 'https://www.google.com',
      cart_cents: 0,
    });
  });

  it.each([
    ['', 'Direct'],
    [`https://example.org/${'x'.repeat(600)}`, 'https://example.org'],
    ['https://example.org:8443/?q=a/b', 'https://example.org:8443'],
    ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm'],
    ['https://mail.example/', 'Juli Mail', '?utm_source=Juli+Mail&gclid=1'],
  ])('sends the origin of %j or its campaign as %j', async (from, said, search = '') => {
    Object.assign(location, { search });
    await openTab(from);
    await pass(100);
    expect(sent[0]?.body).toMatchObject({ referrer: said });
  });

  it('beats every 30 s while a counted page is visible, and when it becomes visible again', async () => {
    const tab = await openTab();
    await pass(100);
    await answered(0);
    await pass(30_000);
    expect(sent).toHaveLength(2);
    await answered(1);
    tab.document.hidden = true;
    vi.stubGlobal('document', tab.document);
    await pass(120_000);
    expect(sent).toHaveLength(2);
    tab.document.hidden = false;
    tab.document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(3);
  });

  it('never has two requests under way and merges later beats into one', async () => {
    const tab = await openTab();
    await pass(100);
    for (const page of ['/sneakers', '/neu', '/caps']) {
      tab.page = page;
      tab.tracker.beat();
    }
    expect(sent).toHaveLength(1);
    await answered(0);
    expect(sent.map(({ body }) => body['current_page'])).toEqual(['/', '/caps']);
    await answered(1);
    expect(sent).toHaveLength(2);
  });

  it('only logs a failure, and retries ten seconds later', async () => {
    await openTab();
    await pass(100);
    sent[0]?.fail();
    await pass(10_000);
    sent[1]?.answer(503);
    await pass(10_000);
    expect(sent).toHaveLength(3);
    expect(warned).toHaveLength(2);
    await answered(2);
    await pass(9_000);
    expect(sent).toHaveLength(3);
    await pass(1_000);
    expect(sent).toHaveLength(4);
  });

  it('does not retry a beat that the server refuses', async () => {
    await openTab();
    await pass(100);
    sent[0]?.answer(429);
    await pass(29_000);
    expect(sent).toHaveLength(1);
    await pass(1_000);
    expect(sent).toHaveLength(2);
  });

  it('ends the visit by beacon on pagehide and resumes from the back-forward cache', async () => {
    const tab = await openTab();
    await pass(100);
    await answered(0);
    tab.window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toHaveLength(1);
    expect(beacons[0]?.url).toBe('/api/cleanup-session');
    expect(JSON.parse((await beacons[0]?.body) ?? '')).toEqual({
      session_id: idOf(sent[0]?.url ?? ''),
    });
    tab.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(0);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.url).toBe(sent[0]?.url);
  });

  it('deletes the visit on stop, and sends nothing afterwards', async () => {
    const tab = await openTab();
    await pass(100);
    // Else it would retry.
    sent[0]?.fail();
    await pass(0);
    tab.tracker.stop();
    expect(sent[1]).toMatchObject({ method: 'DELETE', url: sent[0]?.url });
    await pass(60_000);
    tab.window.dispatchEvent(new Event('pagehide'));
    expect([sent.length, beacons.length]).toEqual([2, 0]);
  });

  it('continues the visit after a reload', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    await openTab();
    await pass(100);
    // The document before no longer responds to others.
    channels = [];
    await openTab();
    await pass(100);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.url).toBe(sent[0]?.url);
  });
});

describe('tabs', () => {
  it('share one visit', async () => {
    await openTab();
    await pass(100);
    await openTab();
    await pass(100);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.url).toBe(sent[0]?.url);
  });

  it('opened at the same moment agree on one visit', async () => {
    for (const random of [0.5, 0.2, 0.3, 0.9]) {
      vi.spyOn(Math, 'random').mockReturnValueOnce(random);
      await openTab();
    }
    await pass(100);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ url }) => url)).size).toBe(1);
  });

  it('that stay send a beat when another one leaves', async () => {
    await openTab();
    await pass(100);
    await answered(0);
    const second = await openTab();
    await pass(100);
    await answered(1);
    second.window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent).toHaveLength(3);
    expect(sent[2]?.method).toBe('PUT');
  });

  it('sends its beats in a browser that allows no channel between tabs', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await openTab();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(1);
  });
});
