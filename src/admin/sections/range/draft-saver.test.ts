import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '#catalogue/json.ts';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import {
  DraftSaver,
  hasUnsaved,
  openSaver,
  RETRY_AFTER_MS,
  SAVE_AFTER_MS,
  type SaveBody,
  type SaveResult,
} from './draft-saver.ts';

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
    /** Another administrator saves. */
    change: (content: Json) => {
      revision = (revision ?? 10) + 1;
      server.content = content;
    },
  };
  return server;
}

const lost: SaveResult = { kind: 'failed', message: '', isLost: true };
const pause = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100);

test('edits are saved once typing pauses, with the revision of the reply', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  saver.edit({ name: 'B' });
  saver.edit({ name: 'C' });
  expect(saver.state.status).toBe('waiting');
  await pause();
  expect(server.sent).toEqual([{ content: { name: 'C' }, revision: null, base: 4 }]);
  expect(saver.state.status).toBe('saved');
  saver.edit({ name: 'D' });
  await pause();
  expect(server.sent[1]).toEqual({ content: { name: 'D' }, revision: 11, base: 4 });
});

test('what is typed while a request runs or is lost follows it, and no two run at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 1_800 }), fc.boolean()), { minLength: 1, maxLength: 12 }),
      async (steps) => {
        const server = fakeServer();
        server.answers = steps.flatMap(([, isLost]) => (isLost ? [lost] : []));
        const saver = new DraftSaver(published, server.send);
        for (const [nth, [wait]] of steps.entries()) {
          saver.edit({ name: `Edit ${nth}` });
          await vi.advanceTimersByTimeAsync(wait);
        }
        await vi.advanceTimersByTimeAsync((RETRY_AFTER_MS + 200) * (steps.length + 1));
        // A second request beside the first would have had an old revision.
        expect(saver.state.status).toBe('saved');
        expect(server.content).toEqual({ name: `Edit ${steps.length - 1}` });
      },
    ),
    { numRuns: 30 },
  );
});

test('a refused draft waits for a press, with its sentence', async () => {
  const server = fakeServer();
  server.answers = [{ kind: 'failed', message: 'Zu groß.', isLost: false }];
  const saver = new DraftSaver(published, server.send);
  saver.edit({ name: 'B' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saver.state).toMatchObject({ status: 'failed', message: 'Zu groß.' });
  expect(server.sent).toHaveLength(1);
  await Promise.all([saver.flush(), pause()]);
  expect(saver.state.status).toBe('saved');
});

test('edits of two administrators are kept by field, and what is typed meanwhile', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  server.change({ name: 'A', priceCents: 200 });
  saver.edit({ name: 'Mine' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 50);
  saver.edit({ name: 'Mine', sizes: ['S'] });
  await pause();
  const both = { name: 'Mine', sizes: ['S'], priceCents: 200 };
  expect(saver.state.status).toBe('saved');
  expect(server.content).toEqual(both);
  expect(saver.content).toEqual(both);
  // The state before is one step back, with the other side's price.
  expect(saver.state.rebase?.({ name: 'A' })).toEqual({ name: 'A', priceCents: 200 });
  expect(server.sent).toHaveLength(2);
});

test('a draft that only lacks what the other one has is saved', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  server.change({ name: 'B' });
  saver.edit({ name: 'B' });
  await pause();
  expect(saver.state).toMatchObject({ status: 'saved', entry: { draft: { revision: 11 } } });
  expect(server.sent).toHaveLength(1);
});

test('of a field that both changed the other one is taken, of the others none is lost', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  server.change({ name: 'Theirs', priceCents: 200 });
  saver.edit({ name: 'Mine', sizes: ['S'] });
  await pause();
  expect(saver.state).toMatchObject({ status: 'conflict', clashes: [['name']] });
  await Promise.all([saver.choose(false), pause()]);
  expect(server.content).toEqual({ name: 'Theirs', priceCents: 200, sizes: ['S'] });
});

test('the second of two administrators keeps the own draft of a field that both changed', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  server.change({ name: 'Theirs' });
  saver.edit({ name: 'Mine' });
  await pause();
  expect(saver.state).toMatchObject({
    status: 'conflict',
    other: { draft: { content: { name: 'Theirs' } } },
  });
  expect(saver.isUnsaved).toBe(true);
  saver.edit({ name: 'Mine, longer' });
  await pause();
  expect(server.content).toEqual({ name: 'Theirs' });
  await Promise.all([saver.choose(true), pause()]);
  expect(saver.state.status).toBe('saved');
  expect(server.content).toEqual({ name: 'Mine, longer' });
});

test('or takes the other one, and goes on from it', async () => {
  const server = fakeServer();
  const saver = new DraftSaver(published, server.send);
  server.change({ name: 'Theirs' });
  saver.edit({ name: 'Mine' });
  await pause();
  saver.replace(saver.state.other as AdminEntry);
  expect(saver.content).toEqual({ name: 'Theirs' });
  expect(saver.isUnsaved).toBe(false);
  saver.edit({ name: 'Both' });
  await pause();
  expect(server.content).toEqual({ name: 'Both' });
});

test('a draft of before the last version is a conflict that has lost nothing', async () => {
  const saver = new DraftSaver(withDraft(7, { name: 'Old' }, 3), fakeServer().send);
  expect(saver.state).toMatchObject({ status: 'conflict', other: { draft: null } });
  expect(saver.isUnsaved).toBe(false);
  const server = fakeServer();
  server.change({ name: 'Old' });
  const draft = withDraft(11, { name: 'Old' }, 3);
  Object.assign(draft.draft ?? {}, { base_content: { name: 'First' } });
  const again = new DraftSaver(draft, server.send);
  expect(again.state.clashes).toEqual([['name']]);
  await Promise.all([again.choose(true), pause()]);
  expect(server.sent).toEqual([{ content: { name: 'Old' }, revision: 11, base: 4 }]);
});

test('an entry that is gone begins anew', async () => {
  const server = fakeServer();
  server.answers = [{ kind: 'conflict', entry: null }];
  const saver = new DraftSaver(published, server.send);
  saver.edit({ name: 'B' });
  await pause();
  expect(saver.state).toMatchObject({ status: 'conflict', other: null });
  await Promise.all([saver.choose(true), pause()]);
  expect(server.sent[1]).toEqual({ content: { name: 'B' }, revision: null, base: null });
});

test('an editor that opens again goes on with what was left unsaved', async () => {
  const server = fakeServer();
  server.answers = [lost];
  const left = openSaver(published, server.send);
  left.edit({ name: 'Left' });
  await pause();
  expect(hasUnsaved()).toBe(true);
  expect(openSaver(published, server.send)).toBe(left);
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS + 100);
  expect(hasUnsaved()).toBe(false);
  expect(openSaver(published, server.send)).not.toBe(left);
});
