import type { PermissionPromptLabels, PermissionPromptProps } from './PermissionPrompt.types.ts';

const shared = { allow: 'Continue', asking: 'Your browser is asking you', notNow: 'Not now' };

/** Words for stories and tests, by permission. */
export const permissionLabels: Record<PermissionPromptProps['permission'], PermissionPromptLabels> =
  {
    camera: {
      ...shared,
      title: 'Take a photo with your camera',
      text: 'Your browser will ask whether this site may use your camera.',
      promises: [
        'The camera is on only while you see its picture.',
        'Nothing is sent before you press "Use this photo".',
      ],
      denied: 'The camera is blocked. You can choose a photo from your device instead.',
    },
    location: {
      ...shared,
      title: 'Show members near you',
      text: 'Your browser will ask whether this site may know where you are.',
      promises: [
        'Others see your region, never where you are.',
        'You can turn it off in your settings at any time.',
      ],
      denied: 'Your location is blocked. You can choose your region from the list instead.',
    },
    notifications: {
      ...shared,
      title: 'Hear about new messages',
      text: 'Your browser will ask whether this site may show notifications.',
      promises: ['They name nobody and show no picture.', 'Never more than one in an hour.'],
      denied: 'Notifications are blocked. Your messages wait for you here.',
    },
  };

export const stressPermissionLabels: PermissionPromptLabels = {
  title: 'Standortberechtigung für Umgebungsmitgliedersuche erteilen',
  text: 'Selaimesi kysyy seuraavaksi, saako tämä sivusto käyttää sijaintitietojasi.',
  promises: [
    'Standortübermittlungsgenauigkeit ausschließlich auf Regionsebene, niemals darunter.',
    'Sijaintitietojen käyttö voidaan peruuttaa milloin tahansa asetuksista.',
  ],
  allow: 'Berechtigungsanfrage fortsetzen',
  asking: 'Ihr Browser fragt Sie',
  notNow: 'Myöhemmin, ei juuri nyt',
  denied: 'Standortermittlung durch Browsereinstellungen unterbunden.',
};
