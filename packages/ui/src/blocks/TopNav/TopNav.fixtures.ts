import { accountMenuLabels, accountMenuLinks } from '../AccountMenu/AccountMenu.fixtures.ts';
import type { TopNavLabels, TopNavLinks, TopNavMember } from './TopNav.types.ts';

/** Words, addresses and members for stories and tests. */
export const topNavLabels: TopNavLabels = {
  navigation: 'Main navigation',
  home: 'Velours, home page',
  logIn: 'Log in',
  signUp: 'Sign up',
  back: 'Back',
  members: 'Search members',
  messages: 'Messages',
  likes: 'Likes',
  credits: 'Credits',
  getPremium: 'Get Premium',
  unreadMessages: (count) =>
    count > 99 ? 'More than 99 unread messages' : `${count} unread messages`,
  newLikes: (count) => (count > 99 ? 'More than 99 new likes' : `${count} new likes`),
  creditsAvailable: (credits) => `${credits} credits left`,
  creditsLow: 'Low',
  creditsEmpty: 'Empty',
  account: accountMenuLabels,
};

export const topNavLinks: TopNavLinks = {
  home: '/',
  logIn: '/login',
  signUp: '/signup',
  members: '/members',
  messages: '/chats',
  likes: '/likes',
  credits: '/credits/repeat-order',
  premium: '/premium',
  account: accountMenuLinks,
};

export const freeMember: TopNavMember = {
  name: 'Anna',
  thumbnailUrl: null,
  numUnreadMessages: 3,
  numNewLikes: 1,
  credits: 50,
  isPaidUser: false,
};

export const paidMember: TopNavMember = { ...freeMember, credits: 480, isPaidUser: true };

/** The longest words we know of, in German. */
export const germanTopNavLabels: TopNavLabels = {
  navigation: 'Hauptnavigation',
  home: 'Velours, zur Startseite',
  logIn: 'Anmelden',
  signUp: 'Kostenlos registrieren',
  back: 'Zurück',
  members: 'Mitglieder suchen',
  messages: 'Nachrichten',
  likes: 'Gefällt-mir-Angaben',
  credits: 'Guthabenübersicht',
  getPremium: 'Premium-Mitglied werden',
  unreadMessages: (count) => `${count} ungelesene Nachrichten`,
  newLikes: (count) => `${count} neue Gefällt-mir-Angaben`,
  creditsAvailable: (credits) => `noch ${credits} Guthabenpunkte`,
  creditsLow: 'Wenig übrig',
  creditsEmpty: 'Aufgebraucht',
  account: {
    trigger: (name) => `Benutzerkontomenü von ${name}`,
    myProfile: 'Mein Profil',
    settings: 'Einstellungen',
    language: 'Sprache',
    logOut: 'Abmelden',
  },
};
