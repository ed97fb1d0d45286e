import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Holds a data folder for this process: a listening local socket named after the folder. Unlike a
 * lock file it disappears for others with the process that held it, however that died.
 * Undefined when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  await makeFolder(folder);
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32);
  // Socket paths are limited to about 100 bytes, so the socket can't lie in the folder itself.
  const address =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\elvare-sandbox-${name}`
      : path.join(tmpdir(), `elvare-sandbox-${name}.sock`);
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server) return undefined;
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

async function takeOver(address: string): Promise<net.Server | undefined> {
  if (await answers(address)) return undefined;
  await unlink(address).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return listen(address);
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((done, failed) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else failed(error);
    });
    server.listen(address, () => done(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
