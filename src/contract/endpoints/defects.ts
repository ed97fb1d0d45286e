import * as z from 'zod/mini';
import {
  adminDefectAnswerBody,
  adminDefectsQuery,
  adminDefectsReply,
  defectBody,
  photoReply,
} from '../defects.ts';
import { formReply } from '../forms.ts';
import { type Endpoints, MANAGERS } from './endpoint.ts';

const params = { id: z.uuid() };
const managers = { for: MANAGERS } as const;

/** Complaints about goods, from the page of an order. */
export const DEFECT_ENDPOINTS = {
  'POST /api/defects': {
    for: 'anyone',
    limit: 'complaint',
    bodyLimit: 16 * 1024,
    body: defectBody,
    reply: formReply,
  },
  /** A picture as it is; its header names the order's token. */
  'POST /api/defects/:id/photos': {
    for: 'anyone',
    limit: 'complaintPhoto',
    params,
    reply: photoReply,
  },
} as const satisfies Endpoints;

export const ADMIN_DEFECT_ENDPOINTS = {
  'GET /api/admin/defects': { ...managers, query: adminDefectsQuery, reply: adminDefectsReply },
  /** A JPEG. */
  'GET /api/admin/defects/:id/photos/:nth': {
    ...managers,
    params: { ...params, nth: z.string().check(z.regex(/^[0-4]$/)) },
  },
  'POST /api/admin/defects/:id/answer': {
    ...managers,
    params,
    body: adminDefectAnswerBody,
    reply: formReply,
  },
  /** Goods are repaired, replaced or paid back; false opens it again. */
  'POST /api/admin/defects/:id/done': {
    ...managers,
    params,
    body: z.strictObject({ done: z.boolean() }),
    reply: formReply,
  },
} as const satisfies Endpoints;
