import type { DeleteAccountFormProps, DeleteAccountLabels } from './DeleteAccountForm.types.ts';

/** Words, facts and choices for stories and tests. */
const deleteAccountLabels: DeleteAccountLabels = {
  explain: {
    title: 'Delete your account',
    lead: 'This is what happens, and when.',
    submit: 'Go on',
    pending: 'One moment',
  },
  verify: {
    title: 'Is it you?',
    lead: 'We ask for your password, so that nobody else deletes your account.',
    submit: 'Go on',
    pending: 'Checking',
  },
  confirm: {
    title: 'Delete it now?',
    lead: 'Your profile disappears at once. For 14 days you can take it back.',
    submit: 'Delete my account',
    pending: 'Deleting',
  },
  steps: { explain: 'What happens', verify: 'Password', confirm: 'Confirm' },
  stepper: {
    list: 'Steps of deleting',
    progress: (current, total) => `Step ${current} of ${total}`,
    done: 'done',
  },
  keep: 'Keep my account',
  reason: 'Why do you leave?',
  optional: '(optional)',
  password: 'Your password',
  passwordHint: 'The one you log in with.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  errorTitle: 'This needs another look',
};

export const deleteAccount = {
  step: 'explain',
  action: '/settings/delete',
  keepHref: '/settings',
  consequences: [
    {
      term: 'At once',
      value: 'Nobody sees your profile any more, and you get no more notifications.',
    },
    { term: 'For 14 days', value: 'You can take it back with the link in our e-mail.' },
    {
      term: 'After that',
      value: 'Profile, photos and messages are erased. We keep only what the law asks for.',
    },
  ],
  losses: [
    { term: 'Profile', value: 'Anna' },
    { term: 'Credits left', value: '40, which are not paid back' },
    { term: 'Erased on', value: '5 December 2026' },
  ],
  reasons: [
    { value: 'found', label: 'I have found somebody' },
    { value: 'cost', label: 'It costs too much' },
    { value: 'people', label: 'I have not met the right people' },
    { value: 'other', label: 'Something else' },
  ],
  labels: deleteAccountLabels,
} satisfies DeleteAccountFormProps;

export const wrongPassword: NonNullable<DeleteAccountFormProps['errors']> = {
  fields: { password: 'This is not your password.' },
};

export const stressDeleteAccount = {
  consequences: [
    {
      term: 'Unverzüglich wirksam',
      value: 'Profiilisi, valokuvasi ja keskusteluhistoriasi poistuvat näkyvistä välittömästi.',
    },
    {
      term: 'Widerrufsfrist',
      value: 'Benutzerkontowiederherstellungsmöglichkeit per E-Mail-Bestätigungsverweis.',
    },
  ],
  labels: {
    ...deleteAccountLabels,
    explain: {
      title: 'Benutzerkontolöschung unwiderruflich beantragen',
      lead: 'Käyttäjätilin poistamisen seuraukset aikajärjestyksessä.',
      submit: 'Mit der Kontolöschung fortfahren',
      pending: 'Wird vorbereitet',
    },
    steps: { explain: 'Folgen', verify: 'Passwortbestätigung', confirm: 'Unwiderruflich löschen' },
    keep: 'Säilytä käyttäjätilini toistaiseksi',
  },
} satisfies Partial<DeleteAccountFormProps>;
