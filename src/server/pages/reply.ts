import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor, matchesTag } from './negotiate.ts';

/** One encoding of a response, with its headers as a flat list, which `writeHead` handles fastest. */
interface Variant {
  readonly body: Buffer;
  readonly tag: string;
  readonly headers: string[];
  readonly headersNotModified: string[];
}

/** A whole response held in memory. */
export interface Reply {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

/** A body in every encoding that there is of it. */
export interface Bodies {
  readonly identity: Buffer;
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

interface ReplyParts extends Bodies {
  readonly status: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Stands for the bytes of all encodings, which needn't be hashed then. */
  readonly name?: string;
}

/** Returns the bytes that a body takes in memory. */
export function sizeOf({ identity, br, gzip }: Bodies): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}

/** Returns a strong ETag: a hash of the encoded bytes or their name, so each encoding has its own. */
function strongTag(body: Buffer | string): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

function variant(parts: ReplyParts, encoding: Encoding, body: Buffer): Variant {
  const tag = strongTag(parts.name ? `${parts.name} ${encoding}` : body);
  const vary =
    parts.br === undefined && parts.gzip === undefined ? [] : ['Vary', 'Accept-Encoding'];
  const shared = [
    'Cache-Control',
    parts.cacheControl,
    'ETag',
    tag,
    ...vary,
    ...Object.entries(parts.headers).flat(),
  ];
  return {
    body,
    tag,
    headers: [
      'Content-Type',
      parts.type,
      'Content-Length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...shared,
    ],
    headersNotModified: shared,
  };
}

export function prepareReply(parts: ReplyParts): Reply {
  const identity = variant(parts, 'identity', parts.identity);
  return {
    status: parts.status,
    variants: {
      identity,
      br: parts.br === undefined ? identity : variant(parts, 'br', parts.br),
      gzip: parts.gzip === undefined ? identity : variant(parts, 'gzip', parts.gzip),
    },
  };
}

/** Sends the response with further headers: 304 if the browser has it, no body for HEAD. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  headers: readonly string[] = [],
): void {
  const chosen = reply.variants[encodingFor(request.headers['accept-encoding'])];
  if (reply.status === 200 && matchesTag(request.headers['if-none-match'], chosen.tag)) {
    response.writeHead(304, [...chosen.headersNotModified, ...headers]);
    response.end();
    return;
  }
  response.writeHead(reply.status, [...chosen.headers, ...headers]);
  if (request.method === 'HEAD') response.end();
  else response.end(chosen.body);
}
