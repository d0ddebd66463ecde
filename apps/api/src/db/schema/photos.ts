/** Photos, and files that no row names. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { key, oneOf, time } from './columns.ts';

const PHOTO_REASONS = [
  'no_person',
  'not_recognisable',
  'someone_else',
  'several_people',
  'too_explicit',
  'contact_details',
  'advertising',
  'possibly_minor',
  'other',
] as const;

export const photos = pgTable(
  'photos',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    status: text('status', { enum: ['pending', 'active', 'rejected'] })
      .notNull()
      .default('pending'),
    position: integer('position').notNull().default(0),
    filename: text('filename').notNull(),
    thumbFilename: text('thumb_filename').notNull(),
    matchFilename: text('match_filename').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Smaller versions; a photo of before there were any has none. */
    viewFilename: text('view_filename'),
    cardFilename: text('card_filename'),
    /** A picture of a few pixels (WebP, base64) until the photo is there. */
    placeholder: text('placeholder'),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
    /** Why an inspected photo is not shown; its owner is told in their language. */
    rejectedReason: text('rejected_reason', { enum: PHOTO_REASONS }),
  },
  (t) => [
    key(t.memberId, t.id),
    oneOf(t.rejectedReason),
    oneOf(t.status),
    // Inspection finds a photo by its id alone.
    index('photos_id').on(t.id),
    index('photos_pending')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
  ],
);

/**
 * Files of the storage that no committed row names: about to be named, or not named any more. Each goes with the
 * commit that names them or once they are removed; what a crash leaves is removed by the sweep.
 */
export const pendingFiles = pgTable(
  'pending_files',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    names: text('names').array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [key(t.memberId, t.id), index('pending_files_old').on(t.createdAt)],
);

export type PhotoRow = typeof photos.$inferSelect;
