/**
 * Draws pictures for shared links, 1200 x 630: the product at the right on its own background, the name of the
 * shop at the left. No other text, so that one picture serves both languages.
 */
import sharp, { type Sharp } from 'sharp';
import type { Wordmark } from './wordmark.ts';

/** Version of the drawing; increment it after a change, so that every picture is made again. */
export const ogRecipe = 1;

const size = { width: 1200, height: 630 };
const ink = '#141413';

const markSvg = (mark: Wordmark, left: number, baseline: number, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path fill="${ink}" transform="translate(${left} ${baseline}) scale(${width / mark.width})" d="${mark.path}"/></svg>`,
  );

const asJpeg = (image: Sharp): Promise<Buffer> =>
  image.jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer();

/** Draws a product from its square master; the left edge is extended to fill the background. */
export async function ogProduct(master: string, mark: Wordmark): Promise<Buffer> {
  const picture = 700;
  const product = await sharp(master)
    .removeAlpha()
    .resize(picture, picture)
    .extract({
      left: 0,
      top: Math.round((picture - size.height) / 2),
      width: picture,
      height: size.height,
    })
    .extend({ left: size.width - picture, extendWith: 'copy' })
    .png()
    .toBuffer();
  return asJpeg(sharp(product).composite([{ input: markSvg(mark, 60, size.height - 64, 400) }]));
}

/** Draws the shop's picture from the hero, whose upper left has space for type. */
export async function ogShop(hero: string, mark: Wordmark): Promise<Buffer> {
  const scene = await sharp(hero)
    .removeAlpha()
    .resize(size.width)
    .extract({ left: 0, top: 0, width: size.width, height: size.height })
    .png()
    .toBuffer();
  return asJpeg(sharp(scene).composite([{ input: markSvg(mark, 60, 150, 620) }]));
}
