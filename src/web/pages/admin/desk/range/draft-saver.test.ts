import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import type { Json } from './content-path.ts';
import { DraftSaver, SAVE_AFTER_MS, type SaveBody, type SaveResult } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const published: AdminEntry = {
  kind: 'product',
  id: 'kappe',
  published: {
    version: 4,
    at: '2026-11-01T10:00:00Z',
    by: null,
    position: 1,
    retired: false,
    content: { name: 'A' },
  },
  draft: null,
  findings: [],
  prices: [],
};

const withDraft = (revision: number, content: unknown, base = 4): AdminEntry => ({
  ...published,
  draft: {
    revision,
    base,
    position: 1,
    content,
    edited_by: null,
    edited_at: '2026-11-02T10:00:00Z',
  },
});

/** A server that keeps one draft, and what it was sent. */
function fakeServer() {
  const sent: SaveBody[] = [];
  let revision: number | null = null;
  const server = {
    sent,
    answers: [] as SaveResult[],
    content: undefined as Json | undefined,
    send: async (body: SaveBody): Promise<SaveResult> => {
      sent.push(body);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const answer = server.answers.shift();
      if (answer) return answer;
      if (body.revision !== revision) {
        return { kind: 'conflict', entry: withDraft(revision ?? 0, server.content) };
      }
      revision = (revision ?? 10) + 1;
      server.content = body.content;
      return { kind: 'saved', entry: withDraft(revision, body.content) };
    },
  };
  return server;
}

test('Edits are saved once typing pauses, with the revision of the reply', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  saver.edit({ name: 'B' });
  saver.edit({ name: 'C' });
  expect(saver.state.status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100);
  expect(server.sent).toEqual([{ content: { name: 'C' }, revision: null, base: 4 }]);
  expect(saver.state.status).toBe('saved');
  saver.edit({ name: 'D' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100);
  expect(server.sent[1]).toEqual({ content: { name: 'D' }, revision: 11, base: 4 });
});

test('What is typed while a request runs follows it, and no two run at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 1_500 }), { minLength: 1, maxLength: 12 }),
      async (waits) => {
        const server = fakeServer();
        const saver = new DraftSaver(published, server.send);
        for (const [nth, wait] of waits.entries()) {
          saver.edit({ name: `Edit ${nth}` });
          await vi.advanceTimersByTimeAsync(wait);
        }
        await vi.advanceTimersByTimeAsync(5_000);
        // A second request beside the first would have had an old revision.
        expect(saver.state.status).toBe('saved');
        expect(server.content).toEqual({ name: `Edit ${waits.length - 1}` });
      },
    ),
    { numRuns: 30 },
  );
});

test('A failed request says so and is repeated with everything', async () => {
  const server = fakeServer();
  server.answers.push({ kind: 'failed', message: 'Zu viele Anfragen.' });
  const saver = new DraftSaver(published, server.send);
  saver.edit({ name: 'B' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100);
  expect(saver.state).toMatchObject({ status: 'failed', message: 'Zu viele Anfragen.' });
  void saver.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(saver.state).toMatchObject({ status: 'saved', message: '' });
  expect(server.content).toEqual({ name: 'B' });
});

test('A conflict stops saving until somebody decided', async () => {
  const server = fakeServer();
  server.answers.push({ kind: 'conflict', entry: withDraft(20, { name: 'Other' }) });
  const saver = new DraftSaver(published, server.send);
  saver.edit({ name: 'Mine' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100);
  expect(saver.state.conflict).toMatchObject({ theirs: { name: 'Other' }, base: { name: 'A' } });
  saver.edit({ name: 'Mine too' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.sent).toHaveLength(1);
  server.answers.push({ kind: 'saved', entry: withDraft(21, { name: 'Mine too' }) });
  void saver.resolve({ name: 'Mine too' });
  await vi.advanceTimersByTimeAsync(100);
  expect(server.sent[1]).toEqual({ content: { name: 'Mine too' }, revision: 20, base: 4 });
  expect(saver.state).toMatchObject({ status: 'saved', conflict: undefined });
});

test('Taking the other side whole sends nothing', async () => {
  const server = fakeServer();
  server.answers.push({ kind: 'conflict', entry: withDraft(20, { name: 'Other' }) });
  const saver = new DraftSaver(published, server.send);
  saver.edit({ name: 'Mine' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100);
  void saver.resolve({ name: 'Other' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.sent).toHaveLength(1);
  expect(saver.state.status).toBe('saved');
  expect(saver.state.entry.draft?.revision).toBe(20);
});

test('A draft of an older version is a conflict from the start, and either choice renews its base', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(withDraft(9, { name: 'Old draft' }, 3), server.send);
  expect(saver.state).toMatchObject({ status: 'conflict', conflict: { theirs: { name: 'A' } } });
  server.answers.push({ kind: 'saved', entry: withDraft(10, { name: 'A' }) });
  void saver.resolve({ name: 'A' });
  await vi.advanceTimersByTimeAsync(100);
  expect(server.sent).toEqual([{ content: { name: 'A' }, revision: 9, base: 4 }]);
});

test('A product that was published as retired is brought back with its last content', async () => {
  const server = fakeServer();
  const last = published.published;
  const content = { name: 'A' };
  const retired = { ...published, published: last && { ...last, retired: true, content } };
  const saver = new DraftSaver(retired, server.send);
  saver.edit(content);
  void saver.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.sent).toEqual([{ content, revision: null, base: 4 }]);
});

test('Unsaved is whatever the server lacks: not a draft that only lies behind what is published', async () => {
  const behind = new DraftSaver(withDraft(9, { name: 'Old draft' }, 3), fakeServer().send);
  expect(behind.isUnsaved).toBe(false);
  behind.edit({ name: 'Mine' });
  expect(behind.isUnsaved).toBe(true);
  behind.drop();
  expect(behind).toMatchObject({ isUnsaved: false, content: { name: 'Old draft' } });

  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  expect(saver.isUnsaved).toBe(false);
  server.answers.push({ kind: 'failed', message: '' });
  saver.edit({ name: 'B' });
  expect(saver.isUnsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100);
  expect(saver).toMatchObject({ isUnsaved: true, content: { name: 'B' } });
  saver.drop();
  void saver.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.sent).toHaveLength(1);
});
