import * as z from 'zod/mini';
import { CARRIERS } from '#rules/carriers.ts';
import { MAX_LINE_ITEMS } from './checkout.ts';
import { parcelAddress } from './customer.ts';
import { storable, visible } from './text.ts';

/** The back office: parcels of orders. Every endpoint is for staff only. */

/** Pieces of the order's line with the index `line`. */
export const refundPieces = z.strictObject({
  line: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});
export const somePieces = z.array(refundPieces).check(z.maxLength(2 * MAX_LINE_ITEMS));

/** A parcel service's page; `https` only, because it goes into the customer's mail. */
export const trackingUrl = z
  .string()
  .check(
    z.maxLength(500),
    storable,
    z.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s<>"]*)?$/i),
  );

/** A number as `plainNumber` returns it. Without a carrier it is recognised; one of no carrier has no page. */
const trackingNumber = z.strictObject({
  number: z.string().check(z.regex(/^[A-Z0-9]{6,40}$/)),
  carrier: z.optional(z.enum(CARRIERS)),
});

/** The way to follow a parcel: a page, or a number. */
export const tracking = z.union([trackingUrl, trackingNumber]);
export type Tracking = z.infer<typeof tracking>;

/** A parcel that left. Money in cents, moments as ISO timestamps. */
export const adminParcel = z.object({
  id: z.string(),
  items: z.array(refundPieces),
  carrier: z.nullable(z.enum(CARRIERS)),
  number: z.nullable(z.string()),
  tracking_url: z.nullable(z.string()),
  sent_at: z.string(),
  delivered_at: z.nullable(z.string()),
  returned_at: z.nullable(z.string()),
});
export type AdminParcel = z.infer<typeof adminParcel>;

/**
 * `POST /api/admin/orders/:id/parcel`. `shipped` sends all that is left of the order, or of it these `items`; `key` is
 * made once per parcel, so that its retry sends it once. `parcel` is one of several; without it all of them are meant.
 */
export const adminParcelBody = z.union([
  z.strictObject({
    to: z.literal('shipped'),
    tracking: z.optional(tracking),
    items: z.optional(somePieces),
    key: z.optional(z.uuid()),
    /** Sent instead of `tracking` by back offices opened before. */
    tracking_url: z.optional(trackingUrl),
  }),
  z.strictObject({ to: z.literal('delivered'), parcel: z.optional(z.uuid()) }),
  /** `restock` puts everything of the parcel back to stock. */
  z.strictObject({
    to: z.literal('returned'),
    restock: z.optional(z.boolean()),
    parcel: z.optional(z.uuid()),
  }),
]);
export type AdminParcelBody = z.infer<typeof adminParcelBody>;

/** `POST /api/admin/orders/:id/tracking`: how a parcel that left is followed; without `parcel` it is the last one. */
export const adminTrackingBody = z.union([
  z.strictObject({ tracking: z.nullable(tracking), parcel: z.optional(z.uuid()) }),
  /** Sent by back offices opened before. */
  z.strictObject({ tracking_url: z.nullable(trackingUrl) }),
]);
export type AdminTrackingBody = z.infer<typeof adminTrackingBody>;

/** `POST /api/admin/orders/:id/note`; `key` is made once per note, so that its retry writes it once. */
export const adminNoteBody = z.strictObject({
  text: z.string().check(z.trim(), visible, z.maxLength(1000), storable),
  key: z.uuid(),
});

/** `POST /api/admin/orders/:id/address`, until everything is sent. */
export const adminAddressBody = parcelAddress;
export type AdminAddressBody = z.infer<typeof adminAddressBody>;
export type AdminNoteBody = z.infer<typeof adminNoteBody>;
