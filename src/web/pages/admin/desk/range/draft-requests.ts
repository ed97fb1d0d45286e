import * as z from 'zod/mini';
import { apiPath } from '#api-path.ts';
import { type AdminEntry, adminEntry, draftConflict } from '#contract/admin-catalogue.ts';
import { errorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { SaveBody, SaveResult } from './draft-saver.ts';
import { refreshWaiting } from './waiting-drafts.ts';

/** Browsers refuse larger bodies of requests that outlive their page. */
const KEEPALIVE_LIMIT_BYTES = 60_000;

type EntryAt = Pick<AdminEntry, 'kind' | 'id'>;

async function ask(
  method: 'PUT' | 'DELETE',
  at: EntryAt,
  lang: Lang,
  body: unknown,
  isLeaving: boolean,
): Promise<SaveResult> {
  const text = JSON.stringify(body);
  let status: number;
  let reply: unknown;
  try {
    const response = await fetch(apiPath(ADMIN_API.adminDraft, { kind: at.kind, id: at.id }), {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: text,
      keepalive: isLeaving && new Blob([text]).size < KEEPALIVE_LIMIT_BYTES,
    });
    status = response.status;
    reply = await response.json();
  } catch {
    return { kind: 'failed', message: '' };
  }
  const entry = z.safeParse(adminEntry, reply);
  if (status === 200 || status === 404) void refreshWaiting();
  if (entry.success) return { kind: 'saved', entry: entry.data };
  const conflict = z.safeParse(draftConflict, reply);
  if (conflict.success) return { kind: 'conflict', entry: conflict.data.entry };
  if (status === 404) return { kind: 'gone' };
  const error = z.safeParse(errorReply, reply);
  return { kind: 'failed', message: error.success ? error.data.error : '' };
}

export function putDraft(
  at: EntryAt,
  lang: Lang,
  body: SaveBody,
  isLeaving = false,
): Promise<SaveResult> {
  return ask('PUT', at, lang, body, isLeaving);
}

/** Discards a draft; `gone` says that the product was a draft alone. */
export function deleteDraft(at: EntryAt, lang: Lang, revision: number): Promise<SaveResult> {
  return ask('DELETE', at, lang, { revision }, false);
}
