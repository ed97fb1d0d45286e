import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { DECISIONS, DEFECT_KINDS, REMEDIES } from '#rules/defects.ts';
import { ORDER_STATUSES } from '#rules/order-states.ts';
import { shownDefect } from './account-data.ts';
import { storable, visible } from './text.ts';

/** Photos of one complaint. */
export const PHOTOS_AT_MOST = 5;
/** Header of an upload: the token of the order's page. */
export const ORDER_TOKEN_HEADER = 'x-order-token';

const text = z.string().check(z.trim(), visible, z.maxLength(2000), storable);

/** `POST /api/defects`; `key` is made once per complaint, so that its retry stores nothing more. */
export const defectBody = z.strictObject({
  key: z.uuid(),
  /** Of the link in every mail about the order. */
  token: z.string().check(z.maxLength(200)),
  kind: z.enum(DEFECT_KINDS),
  /** Index of the item; absent for all of the order. */
  line: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  text,
  wish: z.optional(z.enum(REMEDIES)),
  language: z.optional(z.enum(LANGS)),
});
export type DefectBody = z.infer<typeof defectBody>;

/** `POST /api/defects/:id/photos`: how many there are now. */
export const photoReply = z.object({ photos: z.number() });

/** `GET /api/admin/defects`: open ones or those that are done, the newest first; `before` is the `next` of the page before. */
export const adminDefectsQuery = z.strictObject({
  done: z.optional(z.enum(['1'])),
  before: z.optional(z.uuid()),
});

export const adminDefect = z.extend(shownDefect, {
  text: z.string(),
  /** Name of the item; null for all of the order. */
  item: z.nullable(z.string()),
  wish: z.nullable(z.enum(REMEDIES)),
  answer: z.nullable(z.string()),
  /** End of the liability, longer after a repair. */
  liable_until: z.nullable(z.string()),
  order: z.object({
    id: z.string(),
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
});
export type AdminDefect = z.infer<typeof adminDefect>;

export const adminDefectsReply = z.object({
  defects: z.array(adminDefect),
  next: z.nullable(z.string()),
  counts: z.object({ open: z.number(), done: z.number() }),
});

/** `POST /api/admin/defects/:id/answer`: mailed to the customer. */
export const adminDefectAnswerBody = z.strictObject({
  decision: z.enum(DECISIONS),
  /** For a repair or a replacement. */
  due_on: z.optional(z.iso.date()),
  text,
});
export type DefectAnswer = z.infer<typeof adminDefectAnswerBody>;
