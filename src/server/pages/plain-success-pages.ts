import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PLAIN_STATE_ATTRIBUTE, PLAIN_STATES, type PlainState } from '#contract/plain-success.ts';
import type { Bodies } from './reply.ts';

/** Ten small documents are compressed with each version; at this quality each takes 2 ms. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const BLOCK = new RegExp(`<section ${PLAIN_STATE_ATTRIBUTE}="(\\w+)".*?</section>`, 'gs');
const HEADING = /<h1[^>]*>([^<]*)</;
const TITLE = /<title>[^|<]*/;

/**
 * Returns the document of `/success` for each state. It keeps only that state's block in its `<noscript>`
 * and uses the block's heading as the title. The rest is what browsers with scripts hydrate.
 */
function plainSuccessPages(html: string): Readonly<Record<PlainState, string>> {
  const pages = PLAIN_STATES.map((state) => {
    const blocks = [...html.matchAll(BLOCK)];
    const [own = ''] = blocks.find(([, name]) => name === state) ?? [];
    const heading = HEADING.exec(own)?.[1] ?? '';
    const kept = html.replace(BLOCK, (block, name) => (name === state ? block : ''));
    return [state, kept.replace(TITLE, () => `<title>${heading} `)] as const;
  });
  return Object.fromEntries(pages) as Record<PlainState, string>;
}

/** Returns the bodies of those documents. */
export function plainSuccessBodies(html: string): (readonly [PlainState, Required<Bodies>])[] {
  const pages = plainSuccessPages(html);
  return PLAIN_STATES.map((state) => {
    const identity = Buffer.from(pages[state]);
    return [
      state,
      { identity, br: brotliCompressSync(identity, BROTLI), gzip: gzipSync(identity) },
    ] as const;
  });
}
