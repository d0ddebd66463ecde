import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { key } from './columns.ts';

/** How often visitors left at once: a number for each site, kind of page and day (UTC); of whom is not known. */
export const pageBounces = pgTable(
  'page_bounces',
  {
    site: text('site').notNull(),
    landing: text('landing').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    bounces: integer('bounces').notNull(),
  },
  (t) => [key(t.site, t.landing, t.day), index('page_bounces_age').on(t.day)],
);
