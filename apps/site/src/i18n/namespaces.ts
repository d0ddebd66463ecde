import type account from '@velours/locales/nl/account.json';
import type auth from '@velours/locales/nl/auth.json';
import type chat from '@velours/locales/nl/chat.json';
import type common from '@velours/locales/nl/common.json';
import type errors from '@velours/locales/nl/errors.json';
import type likes from '@velours/locales/nl/likes.json';
import type members from '@velours/locales/nl/members.json';
import type profile from '@velours/locales/nl/profile.json';
import type signup from '@velours/locales/nl/signup.json';

/** The namespaces the site reads, with the shape of their texts taken from the bundled (nl) catalogue. */
export interface Namespaces {
  common: typeof common;
  errors: typeof errors;
  auth: typeof auth;
  signup: typeof signup;
  members: typeof members;
  profile: typeof profile;
  likes: typeof likes;
  chat: typeof chat;
  account: typeof account;
}

export type Namespace = keyof Namespaces;

export const NAMESPACES = [
  'common',
  'errors',
  'auth',
  'signup',
  'members',
  'profile',
  'likes',
  'chat',
  'account',
] as const satisfies readonly Namespace[];
