import type { AccountMenuLabels, AccountMenuLinks } from './AccountMenu.types.ts';

/** Words and addresses for stories and tests. */
export const accountMenuLabels: AccountMenuLabels = {
  trigger: (name) => `Account menu of ${name}`,
  myProfile: 'My profile',
  transactions: 'Transactions',
  settings: 'Settings',
  language: 'Language',
  logOut: 'Log out',
};

export const accountMenuLinks: AccountMenuLinks = {
  profile: '/profile',
  settings: '/settings',
  language: '/lang-config',
  logOut: '/logout',
};
