/** Members and the addresses they signed up with. */
import type {
  Country,
  Interest,
  Language,
  NotificationReason,
  Schemas,
  TextSize,
} from '@velours/openapi/types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { key, oneOf, time } from './columns.ts';

export type Tracking = Partial<Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3', string>>;

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    gender: text('gender', { enum: ['male', 'female'] }),
    sexuality: text('sexuality', { enum: ['hetero', 'gay', 'lesbian', 'bi'] }),
    reason: text('reason', { enum: ['chat', 'dating', 'relationship', 'casual', 'friendship'] }),
    tattoos: text('tattoos', { enum: ['none', 'few', 'many'] }),
    hairColour: text('hair_colour', {
      enum: ['black', 'brown', 'blond', 'red', 'grey', 'bald', 'other'],
    }),
    eyeColour: text('eye_colour', { enum: ['blue', 'green', 'brown', 'grey', 'hazel', 'other'] }),
    bodyType: text('body_type', { enum: ['slim', 'average', 'athletic', 'curvy', 'plus_size'] }),
    relationshipStatus: text('relationship_status', {
      enum: ['single', 'relationship', 'married', 'divorced', 'widowed', 'open'],
    }),
    aboutMe: text('about_me').notNull().default(''),
    interests: text('interests').array().$type<Interest[]>().notNull().default([]),
    country: text('country').$type<Country>(),
    countryregion: text('countryregion'),
    status: text('status', { enum: ['not_confirmed', 'active', 'disabled', 'deleted', 'banned'] })
      .notNull()
      .default('not_confirmed'),
    kind: text('kind', { enum: ['member', 'fictional', 'demo'] })
      .notNull()
      .default('member'),
    /** A demo or fictional member that answers by itself; the log-in accounts of the demo do not. */
    autoReply: boolean('auto_reply').notNull().default(false),
    paidUser: boolean('paid_user').notNull().default(false),
    notificationsDisabled: text('notifications_disabled')
      .array()
      .$type<NotificationReason[]>()
      .notNull()
      .default([]),
    language: text('language').$type<Language>().notNull().default('en'),
    domain: text('domain').notNull().default('general'),
    signupDate: time('signup_date').notNull(),
    confirmedAt: time('confirmed_at'),
    lastActiveAt: time('last_active_at').notNull(),
    mainPhotoId: uuid('main_photo_id'),
    /** Whether others see the main photo: searches show who has one first. */
    hasPhoto: boolean('has_photo').notNull().default(false),
    /** The profile that two windows edit: each save says which version it began from. */
    profileVersion: integer('profile_version').notNull().default(0),
    signupMessage: text('signup_message'),
    firstMember: uuid('first_member'),
    tracking: jsonb('tracking').$type<Tracking>(),
    /** An unconfirmed account over an address that is already confirmed ends by itself. */
    expiresAt: time('expires_at'),
    colorScheme: text('color_scheme', { enum: ['system', 'light', 'dark'] })
      .notNull()
      .default('system'),
    textSize: smallint('text_size').$type<TextSize>().notNull().default(100),
    /** Left out of every search; the profile is there for whom the member likes or has a conversation with. */
    invisible: boolean('invisible').notNull().default(false),
    /** Title, icon, notifications and mails name neither the site nor what it is for. */
    discreet: boolean('discreet').notNull().default(false),
    /** The search that was made last; null until there is one. */
    search: jsonb('search').$type<Schemas['SavedSearch']>(),
  },
  (t) => [
    oneOf(t.bodyType),
    oneOf(t.colorScheme),
    oneOf(t.eyeColour),
    oneOf(t.gender),
    oneOf(t.hairColour),
    oneOf(t.kind),
    oneOf(t.reason),
    oneOf(t.relationshipStatus),
    oneOf(t.sexuality),
    oneOf(t.status),
    oneOf(t.tattoos),
    check('members_text_size_check', sql`${t.textSize} in (100, 112, 125, 150)`),
    index('members_expiring')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
    // A rare age is found by this and then sorted; what else a search reads is in migration 0003.
    index('members_search_birth')
      .on(t.birthDate)
      .where(sql`${t.status} = 'active' and not ${t.invisible}`),
    // Whose first message waits for a member who is erased.
    index('members_first_member')
      .on(t.firstMember)
      .where(sql`${t.firstMember} is not null`),
    // The samples of landing pages: few among many members.
    index('members_samples')
      .on(t.kind)
      .where(sql`${t.kind} <> 'member'`),
  ],
);

export type MemberStatus = (typeof members.status.enumValues)[number];

/** Who signed up with an address. An address is unique among confirmed members only: sign-up never tells. */
export const emailClaims = pgTable(
  'email_claims',
  {
    email: text('email').notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: time('created_at').notNull(),
    confirmedAt: time('confirmed_at'),
  },
  (t) => [
    key(t.email, t.memberId),
    index('email_claims_member').on(t.memberId),
    uniqueIndex('email_claims_confirmed')
      .on(t.email)
      .where(sql`${t.confirmedAt} is not null`),
  ],
);
