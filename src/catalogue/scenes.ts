import sizes from './scenes.json' with { type: 'json' };

/**
 * The scenes in public/images, as `npm run pictures` writes them: width and height of the largest file in pixels, the widths
 * that exist as AVIF (`<name>-<width>.avif`) and the width of the one WebP fallback.
 */
export const SCENE_PICTURES = sizes;

export type ScenePictureName = keyof typeof SCENE_PICTURES;
