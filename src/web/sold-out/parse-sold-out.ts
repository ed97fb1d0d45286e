import * as z from 'zod/mini';
import { soldOutReply } from '../../contract/sold-out.ts';

/** The ids in an answer of the API; undefined when it is none. */
export function parseSoldOut(text: string): readonly string[] | undefined {
  try {
    return z.safeParse(soldOutReply, JSON.parse(text)).data?.items;
  } catch {
    return undefined;
  }
}
