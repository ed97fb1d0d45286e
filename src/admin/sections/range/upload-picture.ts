import { showProblem } from '#admin/kit/toasts.tsx';
import { type AdminPicture, UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import type { RangeTexts } from './texts.ts';

/** Uploads a picture as `sendPicture()` does. Resolves with undefined once it has said why it couldn't. */
export async function uploadPicture(
  file: File,
  lang: Lang,
  say: RangeTexts['range']['picker'],
  onShare: (share: number | undefined) => void,
): Promise<AdminPicture | undefined> {
  const isTooLarge = file.size > UPLOAD_LIMIT_BYTES;
  const picture = isTooLarge ? say.tooLarge : await sendPicture(file, lang, onShare);
  if (typeof picture !== 'string') return picture;
  showProblem(fill(say.notUploaded, { name: file.name }), picture || say.failed);
  return undefined;
}
