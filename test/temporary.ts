/** Folders, databases and servers that are gone after the tests of a file, or with `onTestFinished` after one. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './databases.ts';

type AtEnd = (done: () => Promise<void> | void) => void;

export function temporaryFolder(atEnd: AtEnd = afterAll): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the connection string of a database that is empty, or a copy of `template`. */
export async function temporaryDatabase(
  atEnd: AtEnd = afterAll,
  template?: string,
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = await createDatabase(inject('postgres'), name, template);
  atEnd(() => dropDatabase(connectionString, name));
  return connectionString;
}

/** Serves on a free port; returns the origin. */
export async function serve(answer: RequestListener, atEnd: AtEnd = afterAll): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
