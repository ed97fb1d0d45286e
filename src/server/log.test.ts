import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(run: (log: ReturnType<typeof createLog>) => void): Record<string, string> {
  const lines: string[] = [];
  run(createLog((line) => lines.push(line)));
  return JSON.parse(lines[0] ?? '{}');
}

test('an entry is one JSON line', () => {
  expect(logged((log) => log.info('ready', { port: 3000 }))).toMatchObject({
    level: 'info',
    message: 'ready',
    port: 3000,
  });
});

test('errors come with their causes, without the parameters of a query or a mail address', () => {
  const cause = new Error('550 <bob@example.com> unknown');
  const error = new Error('Failed query: select $1\nparams: bob@example.com,Bob Meier', { cause });
  const entry = logged((log) => log.error('failed', error));
  expect(entry['error']).toBe('Failed query: select $1 ← 550 <[address]> unknown');
  expect(JSON.stringify(entry)).not.toMatch(/bob|Meier/i);
  expect(entry['stack']).toContain('log.test.ts');
});

test('what else is said goes without mail addresses, too', () => {
  const entry = logged((log) => log.warn('refused', { reason: '550 <bob@example.com> unknown' }));
  expect(entry['reason']).toBe('550 <[address]> unknown');
});

test('what is below the least level is left out', () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line), 'warn').info('quiet');
  expect(lines).toEqual([]);
});

const ended = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

test('failures of an absent database are one line, whatever failed and how often', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  for (let n = 0; n < 300; n++) {
    log.failed('jobs cannot be looked up', ended());
    log.error('a job failed', new Error('Failed query', { cause: ended() }), { queue: 'x' });
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the database is away');
});

test('a failure with another cause is always told', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  for (let n = 0; n < 3; n++) log.failed('no dashboard', new Error('a bug'), { n });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', reason: 'Error: a bug', n: 0 },
    { n: 1 },
    { n: 2 },
  ]);
});

test('a long text is cut before it is scrubbed', () => {
  const entry = logged((log) =>
    log.warn('long', { text: `${'!'.repeat(1_000_000)} bob@x.example` }),
  );
  expect(entry['text']).toHaveLength(4_000);
});
