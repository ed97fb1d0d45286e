import { callApi } from '#browser/api.ts';
import { type ListReply, listReply } from '#contract/list.ts';

/** Requests a page of a list. Rejects if it can't be had. */
export async function readList(query: string): Promise<ListReply> {
  const result = await callApi('GET /api/list', { query }, listReply);
  if (!result.ok) throw new Error(result.code);
  return result.data;
}
