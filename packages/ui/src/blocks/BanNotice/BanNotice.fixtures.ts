import type { BanNoticeProps } from './BanNotice.types.ts';

/** Words and reasons for stories and tests. */
export const banNotice = {
  objection: { href: '/complaints?reference=B-2026-0031' },
  facts: [
    { term: 'Rule', value: 'House rules, 4: nobody is asked for money' },
    { term: 'Based on', value: 'A message of 19 November 2026, reported by a member' },
    { term: 'Decided by', value: 'A moderator, not automatically' },
    { term: 'From', value: '20 November 2026, 09:12' },
    { term: 'Until', value: 'For good' },
    { term: 'Reference', value: 'B-2026-0031' },
  ],
  labels: {
    title: 'Your account is blocked',
    text: 'You cannot use it any more, and others do not see your profile. Your credits are paid back within 14 days.',
    objectionTitle: 'You do not agree?',
    objectionText:
      'You can object within six months, free of charge. Somebody who did not take the decision looks at it again and answers within ten working days.',
    object: 'Object to the decision',
    objected: 'We received your objection on 21 November 2026. You have an answer by 5 December.',
  },
} satisfies BanNoticeProps;

export const stressBanNotice: BanNoticeProps = {
  ...banNotice,
  facts: [
    {
      term: 'Rechtsgrundlage der Maßnahme',
      value: 'Nutzungsbedingungen, Abschnitt Zahlungsaufforderungsverbot, Unterabsatz 4.2.1',
    },
    { term: 'Päätöksentekotapa', value: 'Moderaattorin tekemä, ei automaattinen päätös' },
  ],
  labels: {
    title: 'Benutzerkontosperrung wegen Nutzungsbedingungsverletzung',
    text: 'Käyttäjätilisi on suljettu toistaiseksi, eivätkä muut jäsenet enää näe profiiliasi.',
    objectionTitle: 'Widerspruchsmöglichkeit gegen die Sperrungsentscheidung',
    objectionText: 'Voit tehdä oikaisuvaatimuksen kuuden kuukauden kuluessa päätöksestä.',
    object: 'Widerspruch gegen die Entscheidung einlegen',
    objected: 'Widerspruchseingangsbestätigung vom 21.11.2026.',
  },
};
