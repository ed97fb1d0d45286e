import type { IncomingMessage } from 'node:http';
import type { HeaderReader } from './same-origin.ts';

/** Requests that are handled straight from node:http, past the app. */

/** Reads headers of a request; one that node:http holds as a list counts as absent. */
export function headersOf({ headers }: IncomingMessage): HeaderReader {
  return (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
}

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
