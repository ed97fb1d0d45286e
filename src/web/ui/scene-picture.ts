import { SCENE_PICTURES, type ScenePictureName } from '#catalogue/scenes.ts';
import type { PictureSource } from './picture-source.ts';

/** A scene that shows no single product, such as `hero/main`. */
export function scenePicture(name: ScenePictureName): PictureSource {
  return { base: `/images/${name}`, ...SCENE_PICTURES[name] };
}
