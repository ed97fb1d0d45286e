import { mayPrefetch } from '../runtime/prefetch.ts';
import { avifSet, type PictureSource } from './picture-source.ts';

const warmed = new Set<string>();

/**
 * Loads a picture that someone is about to choose, in the width that `sizes` asks for; not for
 * visitors who save data. Call it on pointerenter (a finger's comes before its tap) and on focus.
 */
export function warmPicture(source: PictureSource, sizes: string): void {
  if (warmed.has(source.base) || !mayPrefetch()) return;
  warmed.add(source.base);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = 'image/avif';
  link.imageSrcset = avifSet(source);
  link.imageSizes = sizes;
  document.head.append(link);
}
