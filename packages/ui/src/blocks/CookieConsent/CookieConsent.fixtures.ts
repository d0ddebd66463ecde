import type { CookieConsentProps, UsPrivacy } from './CookieConsent.types.ts';

/** Words and groups for stories and tests. */
export const cookieConsent = {
  action: '/cookies',
  changeHref: '/cookies',
  groups: [
    {
      id: 'necessary',
      label: 'Necessary',
      description: 'Keeps you logged in and remembers your language and this choice.',
      fixed: 'on',
    },
    {
      id: 'statistics',
      label: 'Statistics',
      description: 'Counts which pages are used. Without your name; kept by us only.',
    },
    {
      id: 'advertising',
      label: 'Advertising',
      description: 'Tells the site that sent you here that you signed up.',
    },
  ],
  labels: {
    title: 'Cookies',
    text: 'We keep a few things on your device so that the site works. With your consent we also count visits.',
    onlyNecessary: 'Only necessary',
    acceptAll: 'Accept all',
    choose: 'Choose',
    save: 'Save my choice',
    groups: 'What may be kept',
    fixedOn: 'Always on',
    fixedOff: 'Off: your browser asks for it',
    change: 'You can change this at any time:',
    changeLink: 'Cookie settings',
  },
} satisfies CookieConsentProps;

/** What visitors from the United States are told where their browser sends the signal. */
export const usPrivacy: UsPrivacy = {
  label: 'Do not sell or share my personal information',
  href: '/privacy#choices',
  text: 'We do not sell your personal information. You may also opt out of sharing it:',
  signal: 'Your browser sends Global Privacy Control. You are opted out; there is nothing to do.',
};

export const signalledGroups: CookieConsentProps['groups'] = cookieConsent.groups.map((group) =>
  group.id === 'advertising' ? { ...group, fixed: 'off' } : group,
);

export const stressCookieConsent = {
  ...cookieConsent,
  groups: [
    {
      id: 'necessary',
      label: 'Betriebsnotwendige Datenspeicherungen',
      description: 'Sitzungsverwaltung, Spracheinstellung und Einwilligungsnachweis.',
      fixed: 'on',
    },
    {
      id: 'statistics',
      label: 'Käyttäjätilastointi ja kävijäseuranta',
      description: 'Laskemme, mitä sivuja käytetään, henkilötietoja yhdistelemättä.',
    },
  ],
  labels: {
    title: 'Datenschutzeinstellungen und Einwilligungsverwaltung',
    text: 'Tallennamme laitteellesi sivuston toiminnan kannalta välttämättömiä tietoja. Mit Ihrer Einwilligung zählen wir zusätzlich Seitenaufrufe.',
    onlyNecessary: 'Ausschließlich notwendige zulassen',
    acceptAll: 'Hyväksy kaikki evästeet',
    choose: 'Einstellungen individuell auswählen',
    save: 'Auswahl unwiderruflich speichern',
    groups: 'Speicherungszwecke',
    fixedOn: 'Immer eingeschaltet',
    fixedOff: 'Ausgeschaltet durch Ihre Browsereinstellung',
    change: 'Sie können Ihre Einwilligung jederzeit ändern:',
    changeLink: 'Datenschutzeinstellungen',
  },
} satisfies CookieConsentProps;
