import type * as z from 'zod/mini';
import { type ApiResult, ask } from '#browser/api.ts';

/** Sends a file as the body of a POST; `headers` name its type. */
export function sendFile<T>(
  path: string,
  file: Blob,
  schema: z.ZodMiniType<T>,
  headers: Readonly<Record<string, string>>,
): Promise<ApiResult<T>> {
  return ask(path, { method: 'POST', headers, body: file }, schema);
}
