import * as z from 'zod/mini';
import { soldOutReply } from '../../contract/sold-out.ts';

/** Returns the ids in a reply of the API; undefined for an invalid reply. */
export function parseSoldOut(text: string): readonly string[] | undefined {
  try {
    return z.safeParse(soldOutReply, JSON.parse(text)).data?.items;
  } catch {
    return undefined;
  }
}
