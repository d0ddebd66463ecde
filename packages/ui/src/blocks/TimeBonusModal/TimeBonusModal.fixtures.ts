import type { TimeBonusModalProps } from './TimeBonusModal.types.ts';

type Content = Omit<TimeBonusModalProps, 'isOpen' | 'onClose'>;

/** Words and numbers for stories and tests. */
export const timeBonusModal = {
  hours: 2,
  minutes: 41,
  seconds: 7,
  href: '/credits',
  facts: [
    { term: 'What', value: '25% off one order of credits' },
    { term: 'Code', value: 'TIMEBONUS25, filled in for you' },
    { term: 'How often', value: 'Once, within four hours of signing up' },
    { term: 'After that', value: 'The normal price; nothing else changes' },
  ],
  labels: {
    title: '25% off your first credits',
    text: 'Because you are new here, your first order of credits costs less for a while.',
    timeLeft: 'Time left',
    units: { hours: 'hours', minutes: 'min', seconds: 'sec' },
    deadline: 'Until 18:30 today, by the time of our server.',
    action: 'See the credits',
    decline: 'No, thanks',
    close: 'Close',
    endedTitle: 'The discount has ended',
    endedText: 'It ended at 18:30. Credits now have their normal price.',
  },
} satisfies Content;

export const stressTimeBonusModal: Content = {
  ...timeBonusModal,
  facts: [
    { term: 'Ermäßigungsumfang', value: 'Fünfundzwanzig Prozent auf eine Guthabenbestellung' },
    { term: 'Alennuskoodi', value: 'TIMEBONUS25, täytetty puolestasi tilauslomakkeelle' },
  ],
  labels: {
    ...timeBonusModal.labels,
    title: 'Fünfundzwanzig Prozent Neukundenermäßigung auf Ihr erstes Guthabenpaket',
    text: 'Koska olet uusi käyttäjä, ensimmäinen krediittitilauksesi on määräaikaisesti edullisempi.',
    units: { hours: 'Stunden', minutes: 'Minuten', seconds: 'sekuntia' },
    deadline: 'Bis heute 18:30 Uhr, nach der Uhrzeit unseres Servers in Amsterdam.',
    action: 'Guthabenpaketübersicht anzeigen',
    decline: 'Ei kiitos, en tarvitse tarjousta',
  },
};
