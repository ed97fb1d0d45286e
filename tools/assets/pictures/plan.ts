/**
 * Plans the files of each master picture: names, widths, qualities, ceilings. Pure functions, so that the
 * check and the tests need no files.
 */

import { FALLBACK_WIDTH_PX, MAIL_PICTURE_PX, mailPicture } from '#catalogue/pictures.ts';
import {
  type Crop,
  FALLBACK_QUALITY,
  MAIL_QUALITY,
  type PictureSize,
  PRODUCT_QUALITY,
} from '#server/media/picture-sizes.ts';
import { SCENES } from '../scenes.ts';
import { fileWidthsOf, lineBases } from './expected.ts';

/** Widths of wide scenes; widths above the master's are skipped. */
const sceneWidths = [480, 800, 1200, 1600, 2000] as const;

/** One file to write. */
export interface Output extends PictureSize {
  /** Path below public/images, e.g. `pouch/rosa-quarter-480.avif`. */
  file: string;
  crop?: Crop;
}

/** A master: `name` is its path below the masters folder without extension. */
export interface Master {
  name: string;
  width: number;
  height: number;
}

/** A picture of a scene as pages use it, sizes in pixels. */
export interface ScenePicture {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  fallbackWidth: number;
}

/** True for scenes, which keep their own aspect ratio; all other pictures are square products. */
const isScene = (name: string): boolean => SCENES.some((scene) => name.startsWith(`${scene}/`));

const sceneQuality = { quality: 60, ceiling: 60_000 };
const phoneWidths = [480, 800, 1200] as const;

/**
 * Crops for phones, where a scene is below the type and would be shown at almost twice the screen's width. The
 * crop (with the whole boot, low shoe and bag) has half the bytes at the same sharpness.
 */
const phoneCrops: Record<string, { name: string; crop: Crop }> = {
  'hero/main': { name: 'hero/phone', crop: { left: 660, top: 20, width: 1240, height: 1000 } },
};

function files<Width extends number>(
  name: string,
  size: { width: number; height: number },
  widths: readonly Width[],
  fallbackWidth: number,
  quality: (width: Width) => { quality: number; ceiling: number },
  crop?: Crop,
): Output[] {
  const cropped = crop ? { crop } : {};
  const tall = (width: number) => Math.round((width * size.height) / size.width);
  const avif = widths
    .filter((width) => width <= size.width)
    .map(
      (width): Output => ({
        file: `${name}-${width}.avif`,
        width,
        height: tall(width),
        format: 'avif',
        ...quality(width),
        ...cropped,
      }),
    );
  const width = Math.min(fallbackWidth, size.width);
  return [
    ...avif,
    {
      file: `${name}-${width}.webp`,
      width,
      height: tall(width),
      format: 'webp',
      ...FALLBACK_QUALITY,
      ...cropped,
    },
  ];
}

const lines = new Set(lineBases());

/** Returns the JPEG of a master that lines of mails show, no file for other masters. */
function mailFiles({ name, width, height }: Master): Output[] {
  const base = `/images/${name}`;
  if (!lines.has(base)) return [];
  return [
    {
      file: mailPicture(base).replace('/images/', ''),
      width: MAIL_PICTURE_PX,
      height: Math.round((MAIL_PICTURE_PX * height) / width),
      format: 'jpeg',
      ...MAIL_QUALITY,
    },
  ];
}

/** Returns every file made from one master. */
export function outputsOf(master: Master): Output[] {
  if (!isScene(master.name)) {
    const pages = files(
      master.name,
      master,
      fileWidthsOf(master.name),
      FALLBACK_WIDTH_PX,
      (width) => PRODUCT_QUALITY[width],
    );
    return [...pages, ...mailFiles(master)];
  }
  const whole = files(master.name, master, sceneWidths, 1200, () => sceneQuality);
  const phone = phoneCrops[master.name];
  if (!phone) return whole;
  const part = files(
    phone.name,
    phone.crop,
    phoneWidths,
    FALLBACK_WIDTH_PX,
    () => sceneQuality,
    phone.crop,
  );
  return [...whole, ...part];
}

/** Returns the pictures of a scene's master with the sizes that pages need to reserve space. */
export function scenePicturesOf(master: Master): ScenePicture[] {
  if (!isScene(master.name)) return [];
  const byName = new Map<string, Output[]>();
  for (const output of outputsOf(master)) {
    const name = output.file.replace(/-\d+\.[a-z]+$/, '');
    byName.set(name, [...(byName.get(name) ?? []), output]);
  }
  return [...byName].map(([name, outputs]) => {
    const avif = outputs.filter((output) => output.format === 'avif');
    const largest = avif.reduce((a, b) => (b.width > a.width ? b : a));
    return {
      name,
      width: largest.width,
      height: largest.height,
      widths: avif.map((output) => output.width),
      fallbackWidth: outputs.find((output) => output.format === 'webp')?.width ?? largest.width,
    };
  });
}
