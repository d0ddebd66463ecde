import type { PushOptInLabels } from './PushOptIn.types.ts';

/** Words for stories and tests. */
export const pushOptInLabels: PushOptInLabels = {
  prompt: {
    title: 'Hear about new messages',
    text: 'Your browser can tell you when somebody writes. The notification names nobody.',
  },
  subscribed: {
    title: 'Notifications are on',
    text: 'You can turn them off in your settings at any time.',
  },
  denied: {
    title: 'Your browser blocks notifications',
    text: 'If you want them after all, allow them in your browser:',
  },
  expired: {
    title: 'Notifications have stopped',
    text: 'Your browser has ended them on this device. You can turn them on again.',
  },
  failed: {
    title: 'Notifications are still off',
    text: 'They could not be turned on. Try it once more in a moment.',
  },
  notTurnedOff: {
    title: 'Notifications are still on',
    text: 'They could not be turned off. Try it once more in a moment.',
  },
  steps: [
    'Press the sign before the address of this page.',
    'Open "Permissions" and set "Notifications" to "Allow".',
    'Load the page again.',
  ],
  enable: 'Turn on',
  subscribing: 'Your browser is asking you',
  retry: 'Try again',
  disable: 'Turn off',
  unsubscribing: 'Turning off',
  notNow: 'Not now',
  dismiss: 'Hide this notice',
};

export const stressPushOptInLabels: PushOptInLabels = {
  ...pushOptInLabels,
  denied: {
    title: 'Benachrichtigungsberechtigung dauerhaft verweigert',
    text: 'Selaimesi ilmoitusasetukset estävät keskusteluilmoitusten näyttämisen tällä laitteella:',
  },
  prompt: {
    title: 'Über Unterhaltungsneuigkeiten benachrichtigt werden',
    text: 'Selaimesi voi ilmoittaa uusista keskusteluviesteistä ilmoituskeskuksessa.',
  },
  failed: {
    title: 'Benachrichtigungseinrichtung fehlgeschlagen',
    text: 'Ilmoituspalveluun ei saatu yhteyttä. Tarkistathan verkkoyhteytesi toimivuuden.',
  },
  steps: [
    'Datenschutzeinstellungen der Internetseite aufrufen und Benachrichtigungseinstellungen öffnen.',
    'Sivun uudelleenlataaminen.',
  ],
  enable: 'Benachrichtigungen einschalten',
  retry: 'Benachrichtigungseinrichtung wiederholen',
  notNow: 'Zu einem späteren Zeitpunkt',
  dismiss: 'Hinweis ausblenden',
};
