import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from '../db/columns.ts';

/** Uploaded pictures: the library, with one master each. One backup holds them all. */
export const mediaPictures = pgTable(
  'media_pictures',
  {
    /** Of `masterId()`: the same picture is stored once. */
    id: text('id').primaryKey(),
    /** Order of uploading. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
    name: text('name').notNull(),
    altDe: text('alt_de').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
    /** In per cent from the left and from the top: what products get that take the picture from now on. */
    focusX: smallint('focus_x').notNull().default(50),
    focusY: smallint('focus_y').notNull().default(50),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** JPEG of at most 2,400 px and 2 MB, without metadata. */
    master: bytea('master').notNull(),
    /** Of `master`, in bytes. */
    size: integer('size').notNull(),
    /** Account. No reference: it stays recorded when the account is gone. */
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: createdAt(),
  },
  () => [
    check('media_pictures_focus', sql`focus_x between 0 and 100 and focus_y between 0 and 100`),
  ],
);

/** Focal points that a picture has or had. Files exist around these alone, so that nobody can ask for more. */
export const mediaCrops = pgTable(
  'media_crops',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => mediaPictures.id, { onDelete: 'cascade' }),
    x: smallint('x').notNull(),
    y: smallint('y').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pictureId, t.x, t.y] })],
);
