import sharp from 'sharp';

const PAPER = '#F6F4F1';
/** Loader of vector files, which uploads never reach. */
const VECTORS = { operation: ['VipsForeignLoadSvgBuffer'] };

/** A mark of the shop on its ground. */
export interface Drawing {
  /** A cleaned SVG or an encoded picture. */
  readonly source: string | Uint8Array;
  /** In pixels; a wordmark is made as wide as it needs. */
  readonly width: number;
  readonly height: number;
  /** Empty edge within, in pixels. */
  readonly margin?: number;
  /** Default: the shop's paper. */
  readonly ground?: string;
  readonly fit: 'contain' | 'cover' | 'inside';
}

/** Draws a mark as PNG. Nothing in an SVG is loaded from elsewhere: `readWordmark()` let no reference pass. */
export async function drawPng({
  source,
  width,
  height,
  margin = 0,
  ground = PAPER,
  fit,
}: Drawing): Promise<Buffer> {
  sharp.unblock(VECTORS);
  try {
    const drawn = sharp(typeof source === 'string' ? Buffer.from(source) : source, {
      density: 288,
    }).resize(width - 2 * margin, height - 2 * margin, { fit, background: ground });
    return await (ground === 'transparent' ? drawn : drawn.flatten({ background: ground }))
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
      .png({ palette: true })
      .toBuffer();
  } finally {
    sharp.block(VECTORS);
  }
}
