import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { reachDatabase } from '#server/db/database-connection.ts';
import { deliver } from '#server/mail/transport.ts';
import { makeCertificate } from './certificate.ts';
import { temporaryFolder } from './temporary.ts';

/** Lines to mail server and database: TLS that is demanded is spoken, with a certificate that fits. */

const TRUSTED = makeCertificate('localhost');
const UNKNOWN = makeCertificate('localhost');
const OTHER_HOST = makeCertificate('elsewhere.example');

const known = getCACertificates('default');
const folder = temporaryFolder();
const authority = path.join(folder, 'ca.pem');
beforeAll(() => {
  writeFileSync(authority, TRUSTED.cert);
  setDefaultCACertificates([...known, TRUSTED.cert, OTHER_HOST.cert]);
});
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
  setDefaultCACertificates(known);
});

describe('a mail', () => {
  const MAIL = {
    id: '4f0c',
    recipient: 'mia@kundin.example',
    subject: 'Hallo',
    text: 'Hallo',
    html: '<p>Hallo</p>',
    headers: {},
    pictures: [],
  };

  /** A mail server, and how the mails arrived that it took: encrypted or not. */
  async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
    const taken: boolean[] = [];
    const server = new SMTPServer({
      authOptional: true,
      ...options,
      onData: (stream, session, done) => {
        stream.resume().on('end', () => {
          taken.push(session.secure);
          done();
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return { port: (server.server.address() as AddressInfo).port, taken };
  }
  const send = (scheme: string, port: number, smtpTls: boolean) =>
    deliver(
      { smtpUrl: `${scheme}://localhost:${port}`, smtpTls, sender: '', senderEmail: 'a@b.example' },
      MAIL,
      async () => undefined,
    );

  it('waits when TLS is demanded and the server offers none', async () => {
    const { port, taken } = await mailServer({ disabledCommands: ['STARTTLS'] });
    const failure = await send('smtp', port, true);
    expect(failure).toMatchObject({ permanent: false });
    expect(failure?.reason).toContain('ETLS');
    expect(taken).toEqual([]);
    expect(await send('smtp', port, false)).toBeNull();
    expect(taken).toEqual([false]);
  });

  it('leaves by STARTTLS and by TLS from the first byte', async () => {
    const upgraded = await mailServer(TRUSTED);
    expect(await send('smtp', upgraded.port, true)).toBeNull();
    const whole = await mailServer({ ...TRUSTED, secure: true });
    expect(await send('smtps', whole.port, false)).toBeNull();
    expect([...upgraded.taken, ...whole.taken]).toEqual([true, true]);
  });

  it.each([
    ['of an unknown authority', UNKNOWN],
    ['for another host', OTHER_HOST],
  ])('waits when the certificate is one %s, demanded or not', async (_, certificate) => {
    const upgraded = await mailServer(certificate);
    const whole = await mailServer({ ...certificate, secure: true });
    const failures = [
      await send('smtp', upgraded.port, true),
      await send('smtp', upgraded.port, false),
      await send('smtps', whole.port, true),
    ];
    for (const failure of failures) {
      expect(failure).toMatchObject({ permanent: false });
      expect(failure?.reason).toContain('certificate refused');
      expect(failure?.reason).not.toContain(MAIL.recipient);
    }
    expect([...upgraded.taken, ...whole.taken]).toEqual([]);
  });
});

describe('the database', () => {
  const SSL_REQUEST = 8;
  const cluster = new URL(inject('postgres'));
  const socketPath = path.join(
    cluster.searchParams.get('host') ?? '',
    `.s.PGSQL.${cluster.port || 5432}`,
  );

  /** The test run's PostgreSQL behind TLS; without a certificate it refuses TLS. */
  async function databaseServer(certificate?: { key: string; cert: string }): Promise<string> {
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.once('data', (first) => {
        if (first.length !== SSL_REQUEST) return socket.destroy();
        socket.write(certificate ? 'S' : 'N');
        if (!certificate) return undefined;
        const line = new TLSSocket(socket, { isServer: true, ...certificate });
        const behind = connect(socketPath).on('error', () => undefined);
        sockets.add(behind);
        line.on('error', () => behind.destroy());
        return line.pipe(behind).pipe(line);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return `postgres://${cluster.username}@localhost:${port}/postgres?sslmode=verify-full`;
  }
  const sentenceOf = async (url: string) => {
    const reached = await reachDatabase(url);
    return reached.ok ? 'reached' : reached.sentence;
  };

  it('is reached with a certificate of a known or a named authority', async () => {
    const url = await databaseServer(TRUSTED);
    expect(await sentenceOf(url)).toBe('reached');
    const named = `${url}&sslrootcert=${encodeURIComponent(authority)}`;
    expect(await sentenceOf(named)).toBe('reached');
    const unknown = `${await databaseServer(UNKNOWN)}&sslrootcert=${encodeURIComponent(authority)}`;
    expect(await sentenceOf(unknown)).toMatch(/^DATABASE_URL: .*certificate/);
  });

  it('is refused without TLS, and with a certificate that does not fit', async () => {
    expect(await sentenceOf(await databaseServer())).toContain('does not support SSL');
    expect(await sentenceOf(await databaseServer(UNKNOWN))).toMatch(/self-signed certificate/);
    expect(await sentenceOf(await databaseServer(OTHER_HOST))).toMatch(/altnames/);
  });
});
