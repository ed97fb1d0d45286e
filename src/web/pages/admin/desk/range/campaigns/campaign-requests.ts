import * as z from 'zod/mini';
import { apiPath } from '#api-path.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import {
  type AdminCampaign,
  type AdminCampaignBody,
  type AdminCampaignsReply,
  adminCampaignsReply,
  type CampaignRefusal,
  campaignRefusal,
} from '#contract/admin-campaigns.ts';
import { errorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { LeftProblem } from '#web/pages/admin/desk/left-changes.ts';
import { errorSentence, requestReply } from '../request-reply.ts';

export type CampaignSent =
  | { readonly kind: 'done'; readonly reply: AdminCampaignsReply }
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
  let reply: unknown;
  // Only the code counts here; the reply is read below.
  await confirmed(async () => {
    reply = await requestReply(method, path, lang, body);
    const code = z.safeParse(errorReply, reply).data?.code ?? '';
    return { ok: false, code, message: '' };
  });
  const done = z.safeParse(adminCampaignsReply, reply);
  if (done.success) return { kind: 'done', reply: done.data };
  const refusal = z.safeParse(campaignRefusal, reply);
  if (refusal.success) return { kind: 'refused', problems: refusal.data.problems };
  const error = z.safeParse(errorReply, reply);
  if (error.data?.code === 'campaign_changed') return { kind: 'changed' };
  return { kind: 'failed', message: errorSentence(reply) };
}

/** Plans a campaign, or changes one. */
export function saveCampaign(
  changed: AdminCampaign | undefined,
  body: AdminCampaignBody,
  lang: Lang,
): Promise<CampaignSent> {
  if (!changed) return sendCampaign('POST', ADMIN_API.adminCampaigns, body, lang);
  const { id, revision, state, starts_at, offer } = changed;
  // Start and offer of a running one are sent as the shop has them: fields show whole minutes.
  const campaign = state === 'running' ? { ...body, starts_at, offer } : body;
  return sendCampaign(
    'PUT',
    apiPath(ADMIN_API.adminCampaign, { id }),
    { revision, campaign },
    lang,
  );
}

/** Returns the reason why a campaign isn't saved. */
export function problemOf(sent: CampaignSent): LeftProblem | undefined {
  if (sent.kind === 'done') return undefined;
  return { isConflict: sent.kind === 'changed', message: 'message' in sent ? sent.message : '' };
}
