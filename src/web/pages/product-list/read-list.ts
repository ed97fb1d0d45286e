import { API } from '#api-paths.ts';
import { type ListReply, listReply } from '#contract/list.ts';
import { getJson } from '#web/api.ts';

/** Requests a page of a list. Rejects if it can't be had. */
export async function readList(query: string): Promise<ListReply> {
  const result = await getJson(`${API.list}?${query}`, listReply);
  if (!result.ok) throw new Error(result.code);
  return result.data;
}
