import * as z from 'zod/mini';
import type { ApiPath } from '#browser/api.ts';
import { type AdminPicture, adminPicture, FILE_NAME_HEADER } from '#contract/admin-media.ts';
import { errorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import type { UploadState } from './upload-queue.ts';

/**
 * Uploads a picture and reports each step, the last one is `done` or `failed`. Resolves with it; undefined if it failed. By XMLHttpRequest, because `fetch` tells
 * no progress of a body.
 */
export function sendPicture(
  file: File,
  lang: Lang,
  report: (state: UploadState) => void,
): Promise<AdminPicture | undefined> {
  const { promise, resolve } = Promise.withResolvers<AdminPicture | undefined>();
  const fail = (sentence: string) => {
    report({ step: 'failed', sentence });
    resolve(undefined);
  };
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
    const reply = z.safeParse(adminPicture, request.response);
    if (!reply.success) return fail(z.safeParse(errorReply, request.response).data?.error ?? '');
    report({ step: 'done' });
    resolve(reply.data);
  };
  request.onerror = () => fail('');
  report({ step: 'sending', percent: 0 });
  request.send(file);
  return promise;
}
