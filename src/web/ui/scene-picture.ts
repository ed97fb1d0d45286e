import { SCENE_PICTURES, type ScenePictureName } from '#catalogue/scenes.ts';
import { isDemo } from '#rules/claims.ts';
import { previewPath } from '#rules/shop-marks.ts';
import type { ShopSettings } from '../settings.ts';
import { fallbackPath, type PictureSource } from './picture-source.ts';

/** A scene that shows no single product, such as `hero/main`. */
export function scenePicture(name: ScenePictureName): PictureSource {
  return { base: `/images/${name}`, ...SCENE_PICTURES[name] };
}

/** Returns the path of the picture that networks show of pages without one: a live shop's is its wordmark, if it has one. */
export function previewPicture({ mode, look }: ShopSettings): string | undefined {
  if (isDemo(mode)) return fallbackPath(scenePicture('hero/main'));
  return look?.wordmark && previewPath(look.wordmark);
}
