import type { ComplaintFormLabels, ComplaintFormProps } from './ComplaintForm.types.ts';

/** Words and choices for stories and tests. */
const complaintLabels: ComplaintFormLabels = {
  title: 'Make a complaint',
  lead: 'Tell us what went wrong. A person reads it and answers within five working days.',
  name: 'Your name',
  email: 'E-mail address',
  emailHint: 'Our answer goes here.',
  category: 'What is it about?',
  chooseCategory: 'Choose what it is about',
  message: 'Your complaint',
  messageHint: 'What happened, when, and what would put it right?',
  counter: (used, maximum) => `${used} of ${maximum} characters`,
  submit: 'Send the complaint',
  pending: 'Sending',
  errorTitle: 'Some answers need another look',
  sentTitle: 'Your complaint has been received',
  sentText: 'We have sent you a receipt by e-mail. You have an answer within five working days.',
  reference: 'Reference',
  next: 'Back to the members',
};

export const complaintForm: ComplaintFormProps = {
  action: '/complaints',
  nextHref: '/members',
  maximumLength: 4000,
  categories: [
    { value: 'payment', label: 'A payment' },
    { value: 'member', label: 'A member' },
    { value: 'privacy', label: 'My data' },
    { value: 'site', label: 'The site itself' },
  ],
  labels: complaintLabels,
};

/** An answer to each field that was refused. */
export const complaintErrors: NonNullable<ComplaintFormProps['errors']> = {
  fields: {
    name: 'Please tell us your name.',
    email: 'This is not a valid e-mail address.',
    category: 'Please choose what it is about.',
    message: 'Please tell us what happened.',
  },
};

export const stressComplaintLabels: ComplaintFormLabels = {
  ...complaintLabels,
  title: 'Beschwerdeformular für Zahlungsvorgänge',
  lead: 'Kerro meille, mikä meni pieleen. Asiakaspalvelijamme lukee valituksesi ja vastaa viiden työpäivän kuluessa.',
  name: 'Vollständiger Vor- und Nachname',
  email: 'Sähköpostiosoitteesi vastausviestiä varten',
  emailHint: 'Die Eingangsbestätigungsnachricht wird hierhin versendet.',
  category: 'Beschwerdegegenstandsbezeichnung',
  chooseCategory: 'Bitte den Beschwerdegegenstand auswählen',
  message: 'Valituksesi yksityiskohtainen kuvaus',
  submit: 'Beschwerde unwiderruflich absenden',
};
