import * as z from 'zod/mini';
import type { ApiPath } from '#browser/api.ts';
import { adminPicture, FILE_NAME_HEADER } from '#contract/admin-media.ts';
import { errorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import type { UploadState } from './upload-queue.ts';

/**
 * Uploads a picture and reports each step, the last one is `done` or `failed`. By XMLHttpRequest, because `fetch` tells
 * no progress of a body.
 */
export function sendPicture(file: File, lang: Lang, report: (state: UploadState) => void): void {
  const request = new XMLHttpRequest();
  request.open('POST', '/api/admin/media' satisfies ApiPath);
  request.responseType = 'json';
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  request.setRequestHeader('accept-language', lang);
  request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name));
  request.upload.onprogress = ({ loaded, total }) =>
    report({ step: 'sending', percent: total > 0 ? Math.floor((loaded / total) * 100) : 0 });
  request.upload.onload = () => report({ step: 'processing' });
  request.onload = () => {
    if (z.safeParse(adminPicture, request.response).success) return report({ step: 'done' });
    const error = z.safeParse(errorReply, request.response).data;
    report({ step: 'failed', sentence: error?.error ?? '' });
  };
  request.onerror = () => report({ step: 'failed', sentence: '' });
  report({ step: 'sending', percent: 0 });
  request.send(file);
}
