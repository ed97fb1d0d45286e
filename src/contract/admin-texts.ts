import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { WORDED_MAILS } from '#rules/mail-places.ts';

/** The back office: legal texts, and words of mails. */

const perLanguage = <Of extends z.ZodMiniType>(of: Of) => z.object({ de: of, en: of });

/**
 * `GET /api/admin/text-places`: every place of legal texts with what it becomes, as the firm and its facts are published;
 * empty for one without a value.
 */
export const adminTextPlacesReply = perLanguage(z.record(z.string(), z.string()));

export const wordedMail = z.enum(WORDED_MAILS);

const ownWords = z.object({ subject: z.string(), opening: z.string() });

/** `GET /api/admin/mail-texts/:kind`. */
export const adminMailTextReply = z.object({
  /** Words of the shop where the owner has none; places stand in braces. */
  own: perLanguage(ownWords),
  /** The last paid orders that a preview can show, the newest first. */
  orders: z.array(z.object({ id: z.string(), number: z.string() })),
});

export type AdminMailTextReply = z.infer<typeof adminMailTextReply>;

const order = z.optional(z.uuid());

/**
 * `GET /api/admin/mail-texts/:kind/preview`: the mail with the draft's words, of an order or of an invented one, as HTML
 * or as plain text.
 */
export const adminMailPreviewQuery = z.strictObject({
  lang: z.enum(LANGS),
  order,
  as: z.enum(['html', 'text']),
});

/** `POST /api/admin/mail-texts/:kind/test`: sends the same to the address of the account that asks. */
export const adminMailTestBody = z.strictObject({ language: z.enum(LANGS), order });
export const adminMailTestReply = z.object({ recipient: z.string() });
