import type { IncomingMessage } from 'node:http';

/** Request with the field that `@hono/node-server` uses as the body if it was read already. */
interface ReadRequest extends IncomingMessage {
  rawBody?: Buffer;
}

/**
 * Returns true if a request declares a body of 1 to `limitBytes` bytes. node:http ends the body at the
 * declared length, so the bytes need no counting while they arrive.
 */
export function hasShortBody({ headers }: IncomingMessage, limitBytes: number): boolean {
  const length = Number(headers['content-length']);
  return length > 0 && length <= limitBytes;
}

/**
 * Calls `done` with the whole body of a request that `hasShortBody`. Never calls it if the sender
 * disconnects first. The app may still handle the request: it gets the same body.
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
