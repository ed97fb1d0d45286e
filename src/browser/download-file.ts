import * as z from 'zod/mini';
import { errorReply } from '#contract/errors.ts';
import type { ApiResult } from './api.ts';

function nameOf(response: Response): string {
  const said = response.headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(said)?.[1] ?? '';
}

const JSON_POST = { method: 'POST', headers: { 'content-type': 'application/json' } };

/**
 * Fetches a file of the API and hands it to the browser's downloads; with a body by POST, so that
 * no URL holds a person's data. A plain link would save the sentence of a refusal as if it were the
 * file.
 */
export async function downloadFile(path: string, body?: unknown): Promise<ApiResult<null>> {
  const init = body === undefined ? {} : { ...JSON_POST, body: JSON.stringify(body) };
  let response: Response;
  let file: Blob;
  try {
    response = await fetch(path, init);
    file = await response.blob();
  } catch {
    return { ok: false, code: 'offline', message: '' };
  }
  if (!response.ok) {
    const refusal: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    const { code = 'internal', error = '' } = z.safeParse(errorReply, refusal).data ?? {};
    return { ok: false, code, message: error };
  }
  saveFile(nameOf(response), file);
  return { ok: true, data: null };
}

/** Hands content to the browser's downloads. */
export function saveFile(name: string, content: Blob | string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
