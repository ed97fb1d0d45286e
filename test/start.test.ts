import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { api, endShops, place, refusal, start, timeout } from './started-shops.ts';

afterEach(endShops);

describe('npm start', { timeout }, () => {
  test('says where everything is, the owner’s password only the first time, and stops in order', async () => {
    const at = await place();
    const first = start(at);
    await first.ready();
    expect(first.said).toContain(`http://localhost:${at.port}/admin`);
    expect(first.said).toContain(`http://localhost:${at.sandboxPort}`);
    expect(first.said).toContain(`http://localhost:${at.inboxPort}`);
    expect(first.said).toMatch(/admin@elvare\.example, password \S{12,} \(shown only this once\)/);
    expect(await (await fetch(api(at, 'health'))).json()).toEqual({
      status: 'ok',
      database: true,
      jobs: true,
      last_backup: null,
    });
    expect((await fetch(`http://127.0.0.1:${at.port}/produkte`)).status).toBe(200);
    // Code 0 is only for a stop in order, which takes less than 5 s or is given up.
    expect((await first.end('SIGTERM')).code).toBe(0);
    expect(await findPostgres(at)).toBeUndefined();
    await expect(fetch(`http://127.0.0.1:${at.inboxPort}`)).rejects.toThrow();

    const second = start(at);
    await second.ready();
    expect(second.said).not.toContain('shown only this once');
    expect((await second.end('SIGINT')).code).toBe(0);
  });
});

describe('npm start refuses in one sentence', { timeout }, () => {
  test('a taken port', async () => {
    const at = await place();
    const server = createServer().listen(at.port, '127.0.0.1');
    await once(server, 'listening');
    const { code, lines } = await refusal(at);
    server.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('PORT')]);
    expect(lines[0]).toContain(String(at.port));
    expect(await findPostgres(at)).toBeUndefined();
  });

  test('a wrong setting', async () => {
    const at = await place();
    expect(await refusal(at, { SMTP_URL: 'smtp' })).toEqual({
      code: 1,
      lines: [expect.stringContaining('SMTP_URL')],
    });
  });

  test('a data folder that cannot be one', async () => {
    const at = await place();
    const dataDir = path.join(at.dataDir, 'file');
    writeFileSync(dataDir, '');
    const { code, lines } = await refusal({ ...at, dataDir });
    expect([code, lines]).toEqual([1, [expect.stringContaining('DATA_DIR')]]);
  });
});
