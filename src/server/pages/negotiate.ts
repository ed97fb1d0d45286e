/** Encodings that the build writes, best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

function qualities(header: string): Map<string, number> {
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((each) => each.trim());
    const q = params.find((param) => param.startsWith('q='))?.slice(2);
    const quality = q === undefined ? 1 : Number(q);
    if (name !== '') accepted.set(name, Number.isFinite(quality) ? quality : 0);
  }
  return accepted;
}

function choose(header: string): Encoding {
  const accepted = qualities(header);
  const quality = (encoding: Encoding) =>
    accepted.get(encoding) ?? accepted.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  // `sort` is stable: equal qualities keep the order of `ENCODINGS`.
  const [best = 'identity'] = [...ENCODINGS].sort((a, b) => quality(b) - quality(a));
  return quality(best) > 0 ? best : 'identity';
}

const KNOWN_HEADERS_MAX = 100;
const known = new Map<string, Encoding>();

/**
 * Returns the encoding for an `Accept-Encoding` header. Browsers send few different headers, so results
 * are cached (100 at most).
 */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered;
  const chosen = choose(header);
  if (known.size < KNOWN_HEADERS_MAX && header.length < 200) known.set(header, chosen);
  return chosen;
}

/** True if `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}
