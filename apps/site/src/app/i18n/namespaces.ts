import type ban from '@velours/locales/nl/ban.json';
import type complaints from '@velours/locales/nl/complaints.json';
import type notifications from '@velours/locales/nl/notifications.json';
import type account from '@velours/locales/nl/account.json';
import type auth from '@velours/locales/nl/auth.json';
import type bonus from '@velours/locales/nl/bonus.json';
import type chat from '@velours/locales/nl/chat.json';
import type common from '@velours/locales/nl/common.json';
import type credits from '@velours/locales/nl/credits.json';
import type debit from '@velours/locales/nl/debit.json';
import type errors from '@velours/locales/nl/errors.json';
import type likes from '@velours/locales/nl/likes.json';
import type media from '@velours/locales/nl/media.json';
import type matchfinder from '@velours/locales/nl/matchfinder.json';
import type members from '@velours/locales/nl/members.json';
import type mydata from '@velours/locales/nl/mydata.json';
import type photos from '@velours/locales/nl/photos.json';
import type ownprofile from '@velours/locales/nl/ownprofile.json';
import type profile from '@velours/locales/nl/profile.json';
import type push from '@velours/locales/nl/push.json';
import type safety from '@velours/locales/nl/safety.json';
import type settings from '@velours/locales/nl/settings.json';
import type shop from '@velours/locales/nl/shop.json';
import type signup from '@velours/locales/nl/signup.json';
import type swipe from '@velours/locales/nl/swipe.json';
import type transactions from '@velours/locales/nl/transactions.json';

/** The namespaces the site reads, with the shape of their texts taken from the bundled (nl) catalogue. */
export interface Namespaces {
  ban: typeof ban;
  complaints: typeof complaints;
  notifications: typeof notifications;
  common: typeof common;
  errors: typeof errors;
  auth: typeof auth;
  signup: typeof signup;
  members: typeof members;
  profile: typeof profile;
  ownprofile: typeof ownprofile;
  likes: typeof likes;
  matchfinder: typeof matchfinder;
  chat: typeof chat;
  account: typeof account;
  mydata: typeof mydata;
  credits: typeof credits;
  safety: typeof safety;
  settings: typeof settings;
  shop: typeof shop;
  push: typeof push;
  bonus: typeof bonus;
  photos: typeof photos;
  debit: typeof debit;
  swipe: typeof swipe;
  transactions: typeof transactions;
  media: typeof media;
}

export type Namespace = keyof Namespaces;

export const NAMESPACES = [
  'ban',
  'complaints',
  'notifications',
  'common',
  'errors',
  'auth',
  'signup',
  'members',
  'profile',
  'ownprofile',
  'likes',
  'matchfinder',
  'chat',
  'account',
  'mydata',
  'credits',
  'safety',
  'settings',
  'shop',
  'push',
  'bonus',
  'photos',
  'debit',
  'swipe',
  'transactions',
  'media',
] as const satisfies readonly Namespace[];
