/**
 * A stand-in for an S3-compatible store that speaks its protocol on a port of its own: signatures (SigV4),
 * multipart uploads, reads, lists and deletions. Objects are kept in memory.
 */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface S3Access {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) =>
  createHmac('sha256', key).update(data).digest();
/** RFC 3986, as signatures want it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`;
const etagOf = (data: Buffer) => `"${createHash('md5').update(data).digest('hex')}"`;

export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** Open uploads by id: the key and its parts by number. */
  readonly uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
  /** Requests whose signature was wrong. */
  refused = 0;
  /** Answers so many of the next part uploads with 503. */
  failParts = 0;
  /** When each part arrived, refused ones too (milliseconds of `performance.now`). */
  readonly partsAt: number[] = [];
  readonly #access: S3Access;
  readonly #bucket: string;
  readonly #server: Server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  constructor(bucket: string, access: S3Access) {
    this.#bucket = bucket;
    this.#access = access;
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://s3');
    const say = (
      status: number,
      text: string | Buffer = '',
      headers: Record<string, string> = {},
    ) => response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text);
    if (!this.#isSigned(request, url, body)) {
      this.refused += 1;
      say(403, xml('<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>'));
      return;
    }
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== this.#bucket) {
      say(404, xml('<Error><Code>NoSuchBucket</Code><Message>no</Message></Error>'));
      return;
    }
    this.#carryOut(request.method ?? 'GET', rest.join('/'), url.searchParams, body, say);
  }

  #carryOut(
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
    say: (status: number, text?: string | Buffer, headers?: Record<string, string>) => void,
  ): void {
    const id = query.get('uploadId') ?? '';
    const upload = this.uploads.get(id);
    if (method === 'POST' && query.has('uploads')) {
      const fresh = `upload-${this.uploads.size + 1}`;
      this.uploads.set(fresh, { key, parts: new Map() });
      say(
        200,
        xml(
          `<InitiateMultipartUploadResult><Bucket>${this.#bucket}</Bucket><Key>${key}</Key><UploadId>${fresh}</UploadId></InitiateMultipartUploadResult>`,
        ),
      );
    } else if (method === 'PUT' && upload) {
      this.partsAt.push(performance.now());
      if (this.failParts > 0) {
        this.failParts -= 1;
        say(503, xml('<Error><Code>SlowDown</Code><Message>later</Message></Error>'));
        return;
      }
      upload.parts.set(Number(query.get('partNumber')), body);
      say(200, '', { etag: etagOf(body) });
    } else if (method === 'POST' && upload) {
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, n]) =>
        Number(n),
      );
      const parts = numbers.flatMap((number) => upload.parts.get(number) ?? []);
      const data = Buffer.concat(parts);
      this.objects.set(key, data);
      this.uploads.delete(id);
      say(
        200,
        xml(
          `<CompleteMultipartUploadResult><Location>here</Location><Bucket>${this.#bucket}</Bucket><Key>${key}</Key><ETag>${etagOf(data)}</ETag></CompleteMultipartUploadResult>`,
        ),
      );
    } else if (method === 'DELETE') {
      if (upload) this.uploads.delete(id);
      else this.objects.delete(key);
      say(204);
    } else if (method === 'GET' && key === '') {
      const prefix = query.get('prefix') ?? '';
      const found = [...this.objects].filter(([name]) => name.startsWith(prefix));
      const listed = found.map(
        ([name, data]) =>
          `<Contents><Key>${name}</Key><Size>${data.length}</Size><ETag>${etagOf(data)}</ETag><LastModified>2026-11-23T00:00:00.000Z</LastModified><StorageClass>STANDARD</StorageClass></Contents>`,
      );
      say(
        200,
        xml(
          `<ListBucketResult><Name>${this.#bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`,
        ),
      );
    } else {
      const data = this.objects.get(key);
      if (!data) say(404, xml('<Error><Code>NoSuchKey</Code><Message>no</Message></Error>'));
      else say(200, data, { 'content-type': 'application/octet-stream', etag: etagOf(data) });
    }
  }

  /** Checks the signature and the hash of the body, as AWS documents it (Signature Version 4). */
  #isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
    const { headers } = request;
    const parsed =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      );
    if (!parsed) return false;
    const [, keyId, day = '', region = '', names = '', signature] = parsed;
    const bodyHash = String(headers['x-amz-content-sha256']);
    if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
    const query = [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&');
    const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
    const canonical = [request.method, url.pathname, query, signed.join(''), names, bodyHash];
    const date = String(headers['x-amz-date']);
    const scope = `${day}/${region}/s3/aws4_request`;
    const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical.join('\n'))].join('\n');
    const { accessKeyId, secretAccessKey, region: own } = this.#access;
    const signingKey = [day, own, 's3', 'aws4_request'].reduce<Buffer | string>(
      (key, part) => hmac(key, part),
      `AWS4${secretAccessKey}`,
    );
    return keyId === accessKeyId && hmac(signingKey, toSign).toString('hex') === signature;
  }
}
