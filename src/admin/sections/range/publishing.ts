import { useSend } from '#admin/kit/queries.ts';
import { adminPublishReply } from '#contract/admin-catalogue.ts';

/** Publishes drafts as one version. */
export function usePublish() {
  return useSend('POST /api/admin/catalogue/publish', adminPublishReply, [
    'GET /api/admin/catalogue',
    'GET /api/admin/catalogue/waiting',
    'POST /api/admin/catalogue/products',
    'GET /api/admin/catalogue/versions',
    'GET /api/admin/catalogue/names',
    'GET /api/admin/catalogue/entries/:kind',
  ]);
}

/** Characters of a version's note. */
export const NOTE_LENGTH = 500;
