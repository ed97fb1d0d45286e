import * as z from 'zod/mini';
import { type SoldOutReply, soldOutReply } from '#contract/sold-out.ts';

/** Returns a reply of the API; undefined for an invalid one. */
export function parseSoldOut(text: string): SoldOutReply | undefined {
  try {
    return z.safeParse(soldOutReply, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
