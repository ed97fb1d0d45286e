import * as z from 'zod/mini';
import type { ApiPath } from '#browser/api.ts';
import { type AdminPicture, adminPicture, FILE_NAME_HEADER } from '#contract/admin-media.ts';
import { errorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';

/**
 * Uploads a picture and tells the share that is sent, and undefined while the server works on it. Resolves with the
 * picture, or with the sentence of a refusal, which is empty where no reply came. By XMLHttpRequest, because `fetch`
 * tells no progress of a body.
 */
export function sendPicture(
  file: File,
  lang: Lang,
  onShare: (share: number | undefined) => void,
): Promise<AdminPicture | string> {
  const request = new XMLHttpRequest();
  request.open('POST', '/api/admin/media' satisfies ApiPath);
  request.responseType = 'json';
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  request.setRequestHeader('accept-language', lang);
  request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name));
  request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
  request.upload.onload = () => onShare(undefined);
  onShare(0);
  return new Promise((resolve) => {
    request.onload = () => {
      const reply = z.safeParse(adminPicture, request.response).data;
      resolve(reply ?? z.safeParse(errorReply, request.response).data?.error ?? '');
    };
    request.onerror = () => resolve('');
    request.send(file);
  });
}
