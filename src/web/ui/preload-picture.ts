import { mayPrefetch } from '../runtime/speculation.ts';
import { avifSet, large, type PictureSource } from './picture-source.ts';

const preloaded = new Map<string, Promise<HTMLImageElement | undefined>>();

/**
 * Loads and decodes a large picture that someone is about to choose, in the width that `sizes` asks for; not
 * for visitors who save data. Call it on pointerenter (a finger's comes before its tap) and on focus.
 * Resolves when showing it takes no time, or can't be prepared.
 */
export function preloadPicture(
  source: PictureSource,
  sizes: string,
): Promise<HTMLImageElement | undefined> {
  const key = source.base + sizes;
  let picture = preloaded.get(key);
  if (!picture && mayPrefetch()) {
    const image = new Image();
    image.sizes = sizes;
    image.srcset = avifSet(large(source));
    picture = image.decode().then(
      () => image,
      () => undefined,
    );
    preloaded.set(key, picture);
  }
  return picture ?? Promise.resolve(undefined);
}
