import * as z from 'zod/mini';
import { localizedName } from './catalogue-entries.ts';
import { storable } from './text.ts';

/** The back office: the library of uploaded pictures. */

export const UPLOAD_LIMIT_BYTES = 25 * 1024 * 1024;
export const MEDIA_PER_PAGE = 60;
/** Characters of an alternative text. */
export const ALT_MAX = 300;
/** Characters of a picture's name. macOS gives files names of decomposed letters; stored are those that are typed. */
export const MEDIA_NAME_MAX = 120;

/** Header of an upload: its file's name, percent-encoded. A name may be personal, so it stays out of addresses. */
export const FILE_NAME_HEADER = 'x-file-name';

const share = z.int().check(z.gte(0), z.lte(100));
/** Point that every crop keeps, in per cent from the left and from the top. */
export const focus = z.strictObject({ x: share, y: share });
export type Focus = z.infer<typeof focus>;

const alt = z.string().check(z.normalize(), z.trim(), z.maxLength(ALT_MAX), storable);
const name = z
  .string()
  .check(z.normalize(), z.trim(), z.minLength(1), z.maxLength(MEDIA_NAME_MAX), storable);

/** `POST /api/admin/media/search`, the newest first; `after` is the `next` of the page before. */
export const adminMediaChoice = z.strictObject({
  /** Part of a name or an alternative text. */
  search: z.optional(z.string().check(z.normalize(), z.maxLength(100), storable)),
  after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});

export type AdminMediaChoice = z.infer<typeof adminMediaChoice>;

/** An uploaded picture. */
export const adminPicture = z.object({
  /** Hash of its master. */
  id: z.string(),
  name: z.string(),
  /** Empty until somebody wrote one. */
  alt: z.object({ de: z.string(), en: z.string() }),
  focus,
  /** Path around the focal point, without width and ending: what a product's picture has as `base`. */
  base: z.string(),
  /** Path of the whole picture, without width and ending, for choosing the focal point. */
  whole: z.string(),
  /** Of the master, in pixels. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  created_at: z.string(),
  /** Products that show it, published or in a draft, with the draft's name where there is one. */
  used_by: z.array(z.object({ id: z.string(), name: localizedName })),
});
export type AdminPicture = z.infer<typeof adminPicture>;

/** One picture: reply of `GET` and `PATCH /api/admin/media/:id`. */
export const adminPictureDetail = z.extend(adminPicture, {
  /** True if a former version showed it. `DELETE` removes it with `?was_shown=1` alone. */
  was_shown: z.boolean(),
});
export type AdminPictureDetail = z.infer<typeof adminPictureDetail>;

export const adminMediaReply = z.object({
  pictures: z.array(adminPicture),
  next: z.nullable(z.string()),
});
export type AdminMediaReply = z.infer<typeof adminMediaReply>;

/** `POST /api/admin/studio-pictures`: those that came with the shop; `after` is the `next` of the page before. */
export const adminStudioReply = z.object({
  pictures: z.array(z.pick(adminPicture, { base: true, used_by: true })),
  next: z.nullable(z.string()),
});
export type AdminStudioReply = z.infer<typeof adminStudioReply>;

/** `PATCH /api/admin/media/:id`. A new focal point leads to a new `base`; products keep theirs until they take it. */
export const adminMediaBody = z.strictObject({
  name: z.optional(name),
  alt: z.optional(z.strictObject({ de: alt, en: alt })),
  focus: z.optional(focus),
});
export type AdminMediaBody = z.infer<typeof adminMediaBody>;
