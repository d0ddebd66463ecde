import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { ReportFormLabels, ReportFormProps, ReportSubject } from './ReportForm.types.ts';

const anna = {
  profileKind: 'demo',
  kindLabel: 'Demo profile',
  photo: demoPhoto(2),
} as const;

/** One of each kind, for stories and tests. */
export const reportSubjects: Record<ReportSubject['kind'], ReportSubject> = {
  member: { ...anna, kind: 'member', label: 'The profile of Anna' },
  photo: { ...anna, kind: 'photo', label: 'A photo of Anna' },
  message: {
    ...anna,
    kind: 'message',
    label: 'A message of Anna, today 14:03',
    quote: 'Send me money and I will come to see you tomorrow.',
  },
};

const reportLabels: ReportFormLabels = {
  title: 'Report this',
  lead: 'A moderator looks at it and tells you what came of it.',
  reason: 'What is wrong?',
  text: 'What should we know?',
  textHint: 'You need not repeat what can be seen above.',
  optional: '(optional)',
  block: 'Also block Anna',
  counter: (used, maximum) => `${used} of ${maximum} characters`,
  evidence:
    'We keep a copy of what you report as evidence until the case is closed. The member is not told who reported.',
  submit: 'Send the report',
  pending: 'Sending',
  errorTitle: 'The report needs another look',
  sentTitle: 'Thank you, the report has been received',
  sentText: 'You find what came of it under your notifications, usually within two days.',
  reference: 'Reference',
  next: 'Back to the conversation',
};

export const reportForm = {
  action: '/report',
  nextHref: '/chats',
  subject: reportSubjects.message,
  maximumLength: 1000,
  reasons: [
    { value: 'money', label: 'Asks for money or gifts', description: 'Or leads to another site.' },
    { value: 'underage', label: 'Seems to be under 18' },
    { value: 'harassment', label: 'Insults or threatens' },
    { value: 'fake', label: 'Pretends to be somebody else' },
    { value: 'other', label: 'Something else' },
  ],
  labels: reportLabels,
} satisfies ReportFormProps;

export const stressReportForm = {
  ...reportForm,
  subject: {
    kind: 'message',
    label: 'Nachricht von Maximiliane-Alexandrina Wolfeschlegelsteinhausenbergerdorff, gestern',
    profileKind: 'fictional',
    kindLabel: 'Fiktives Unterhaltungsprofil',
    photo: null,
    quote: 'https://www.example.org/donaudampfschifffahrtsgesellschaftskapitaensmuetzenversand',
  },
  reasons: [
    { value: 'a', label: 'Persönlichkeitsrechtsverletzungen und Identitätsdiebstahl' },
    { value: 'b', label: 'Rahan tai lahjojen pyytäminen', description: 'Verkkohuijausyritykset.' },
  ],
  labels: {
    ...reportLabels,
    title: 'Unterhaltungsnachricht melden',
    reason: 'Meldungsbegründung auswählen',
    text: 'Mitä meidän pitäisi tietää ilmoituksestasi?',
    submit: 'Meldung unwiderruflich absenden',
  },
} satisfies ReportFormProps;
