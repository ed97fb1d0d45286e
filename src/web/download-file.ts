import * as z from 'zod/mini';
import { errorReply } from '../contract/errors.ts';
import type { ApiResult } from './api.ts';

function nameOf(response: Response): string {
  const said = response.headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(said)?.[1] ?? '';
}

/**
 * Fetches a file of the API and hands it to the browser's downloads. A plain link would save the
 * sentence of a refusal as if it were the file.
 */
export async function downloadFile(path: string): Promise<ApiResult<null>> {
  let response: Response;
  let file: Blob;
  try {
    response = await fetch(path);
    file = await response.blob();
  } catch {
    return { ok: false, code: 'offline', message: '' };
  }
  if (!response.ok) {
    const body: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    const { code = 'internal', error = '' } = z.safeParse(errorReply, body).data ?? {};
    return { ok: false, code, message: error };
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = nameOf(response);
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return { ok: true, data: null };
}
