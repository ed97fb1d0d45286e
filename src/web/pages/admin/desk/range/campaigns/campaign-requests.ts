import * as z from 'zod/mini';
import {
  type CampaignRefusal,
  campaignRefusal,
  type DeskCampaignsReply,
  deskCampaignsReply,
} from '../../../../../../contract/desk-campaigns.ts';
import { errorReply } from '../../../../../../contract/errors.ts';
import type { Lang } from '../../../../../../routes.ts';
import { errorSentence, requestReply } from '../request-reply.ts';

export type CampaignSent =
  | { readonly kind: 'done'; readonly reply: DeskCampaignsReply }
  | { readonly kind: 'refused'; readonly problems: CampaignRefusal['problems'] }
  /** Not as it was seen. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends a campaign, a change of one, or its end. */
export async function sendCampaign(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  lang: Lang,
): Promise<CampaignSent> {
  const reply = await requestReply(method, path, lang, body);
  const done = z.safeParse(deskCampaignsReply, reply);
  if (done.success) return { kind: 'done', reply: done.data };
  const refusal = z.safeParse(campaignRefusal, reply);
  if (refusal.success) return { kind: 'refused', problems: refusal.data.problems };
  const error = z.safeParse(errorReply, reply);
  if (error.data?.code === 'campaign_changed') return { kind: 'changed' };
  return { kind: 'failed', message: errorSentence(reply) };
}
