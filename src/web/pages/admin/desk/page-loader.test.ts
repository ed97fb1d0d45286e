import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageLoader, TYPING_MS } from './page-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REPLY_MS = 100;
const LETTERS = ['a', 'b', 'c'] as const;
const failed = { ok: false, code: 'offline', message: 'Keine Verbindung' } as const;

interface Letters {
  readonly letters: readonly string[];
  readonly next: string | null;
}

/** A list of three pages for each query: `ka`, `kb`, `kc` for `k`. */
function openList() {
  const asked: string[] = [];
  const server = { isDown: false, replyMs: REPLY_MS };
  const loader = new PageLoader<Letters>(async (query, cursor) => {
    asked.push(`${query}${cursor ?? ''}`);
    const { isDown } = server;
    await new Promise((resolve) => setTimeout(resolve, server.replyMs));
    if (isDown) return failed;
    const at = LETTERS.findIndex((letter) => letter === (cursor ?? 'a'));
    return {
      ok: true,
      data: { letters: [`${query}${LETTERS[at]}`], next: LETTERS[at + 1] ?? null },
    };
  });
  const letters = () => {
    const { reply } = loader.state;
    return reply?.ok ? reply.data.flatMap((page) => page.letters) : reply?.message;
  };
  const wait = () => vi.advanceTimersByTimeAsync(TYPING_MS + LETTERS.length * server.replyMs);
  const show = async (query: string) => {
    loader.show(query);
    await wait();
  };
  return { loader, server, asked, letters, wait, show };
}

test('pages follow each other until the last one', async () => {
  const { loader, asked, letters, show, wait } = openList();
  expect(loader.state).toMatchObject({ reply: undefined, answered: undefined });
  await show('k');
  expect(letters()).toEqual(['ka']);
  for (const _ of LETTERS) {
    void loader.loadMore();
    // Pressed twice.
    void loader.loadMore();
    await wait();
  }
  expect(letters()).toEqual(['ka', 'kb', 'kc']);
  expect(asked).toEqual(['k', 'kb', 'kc']);
  expect(loader.state).toMatchObject({ answered: 'k', busy: false, problem: undefined });
});

test('a page that failed leaves the others, says why and can be asked for again', async () => {
  const { loader, server, letters, show, wait } = openList();
  await show('k');
  server.isDown = true;
  void loader.loadMore();
  expect(loader.state.busy).toBe(true);
  await wait();
  expect(letters()).toEqual(['ka']);
  expect(loader.state).toMatchObject({ busy: false, problem: failed.message });
  server.isDown = false;
  void loader.loadMore();
  await wait();
  expect(letters()).toEqual(['ka', 'kb']);
  expect(loader.state.problem).toBeUndefined();
});

test('a first page that failed is the reply, and is asked for again', async () => {
  const { loader, server, letters, show, wait } = openList();
  server.isDown = true;
  await show('k');
  expect(letters()).toBe(failed.message);
  server.isDown = false;
  loader.reload();
  // The alert with the button that was pressed stays until something has come.
  expect(letters()).toBe(failed.message);
  await wait();
  expect(letters()).toEqual(['ka']);
});

test('a query is sent when nobody types any more, and begins at the first page', async () => {
  const { loader, asked, letters, show, wait } = openList();
  await show('k');
  void loader.loadMore();
  await wait();
  for (const query of ['ki', 'kie', 'kiez']) {
    loader.show(query);
    await vi.advanceTimersByTimeAsync(TYPING_MS / 2);
  }
  expect(letters()).toEqual(['ka', 'kb']);
  expect(loader.state.answered).toBe('k');
  await wait();
  expect(letters()).toEqual(['kieza']);
  expect(asked).toEqual(['k', 'kb', 'kiez']);
});

test('a query that changes while a page is loading drops that page', async () => {
  const { loader, server, letters, show } = openList();
  await show('k');
  server.replyMs = 10 * REPLY_MS;
  void loader.loadMore();
  server.replyMs = REPLY_MS;
  await show('m');
  expect(letters()).toEqual(['ma']);
  // The page of the query before is still under way.
  void loader.loadMore();
  await vi.advanceTimersByTimeAsync(REPLY_MS);
  expect(letters()).toEqual(['ma', 'mb']);
  await vi.advanceTimersByTimeAsync(10 * REPLY_MS);
  expect(letters()).toEqual(['ma', 'mb']);
  expect(loader.state.busy).toBe(false);
});

test('a hidden list keeps its pages, and loads as many of them again', async () => {
  const { loader, asked, letters, show, wait } = openList();
  await show('k');
  void loader.loadMore();
  await wait();
  loader.show(undefined);
  loader.reload();
  await wait();
  expect(letters()).toEqual(['ka', 'kb']);
  expect(loader.state.answered).toBeUndefined();
  asked.length = 0;
  loader.show('k');
  await vi.advanceTimersByTimeAsync(REPLY_MS);
  loader.change((pages) => pages.slice(0, 1));
  expect(letters()).toEqual(['ka']);
  await wait();
  expect(letters()).toEqual(['ka', 'kb']);
  expect(asked).toEqual(['k', 'kb']);
});

test('nothing is loaded after the list is gone', async () => {
  const { loader, asked, letters, show, wait } = openList();
  await show('k');
  void loader.loadMore();
  loader.stop();
  loader.reload();
  await wait();
  expect(letters()).toEqual(['ka']);
  expect(asked).toEqual(['k', 'kb']);
});
