import * as z from 'zod/mini';
import { adminPicture, FILE_NAME_HEADER } from '#contract/admin-media.ts';
import type { Lang } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { errorSentence } from '../request-reply.ts';
import type { UploadState } from './upload-queue.ts';

/**
 * Uploads a picture and reports each step, the last one is `done` or `failed`. By XMLHttpRequest, because `fetch` tells
 * no progress of a body.
 */
export function sendPicture(file: File, lang: Lang, report: (state: UploadState) => void): void {
  const request = new XMLHttpRequest();
  request.open('POST', ADMIN_API.adminMedia);
  request.responseType = 'json';
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  request.setRequestHeader('accept-language', lang);
  request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name));
  request.upload.onprogress = ({ loaded, total }) =>
    report({ step: 'sending', percent: total > 0 ? Math.floor((loaded / total) * 100) : 0 });
  request.upload.onload = () => report({ step: 'processing' });
  request.onload = () => {
    const reply = z.safeParse(adminPicture, request.response);
    if (reply.success) report({ step: 'done', picture: reply.data });
    else report({ step: 'failed', sentence: errorSentence(request.response) });
  };
  request.onerror = () => report({ step: 'failed', sentence: '' });
  report({ step: 'sending', percent: 0 });
  request.send(file);
}
