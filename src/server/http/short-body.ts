import type { IncomingMessage } from 'node:http';

/** What `@hono/node-server` takes for the body of a request that was read already. */
interface ReadRequest extends IncomingMessage {
  rawBody?: Buffer;
}

/**
 * Whether a request says that it has a body, and one of at most so many bytes. node:http ends the body
 * there, so that nothing has to be counted while it arrives.
 */
export function hasShortBody({ headers }: IncomingMessage, limitBytes: number): boolean {
  const length = Number(headers['content-length']);
  return length > 0 && length <= limitBytes;
}

/**
 * Calls `done` with the whole body of a request that `hasShortBody`; never, when the sender goes away
 * before its end. The app behind may still take the request: it is handed the same body.
 */
export function readShortBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    (request as ReadRequest).rawBody = body;
    done(body);
  });
}
