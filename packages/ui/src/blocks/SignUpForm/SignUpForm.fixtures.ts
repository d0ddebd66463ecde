import type { SignUpFormLabels, SignUpStepId, SignUpStepLabels } from './SignUpForm.types.ts';

/** Words and choices for stories and tests of the account step and the later ones. */
export const signUpLabels: SignUpFormLabels = {
  title: 'Create your account',
  lead: 'Free, and done in a minute.',
  who: {
    gender: 'I am',
    genders: { female: 'A woman', male: 'A man' },
    lookingFor: 'Looking for',
    sought: { female: 'Women', male: 'Men', any: 'Women and men' },
  },
  email: 'E-mail address',
  emailHint: 'Only you see this. We send the confirmation here.',
  name: 'Profile name',
  nameHint: 'This is what other members see.',
  password: 'Password',
  passwordHint: 'At least 8 characters. A short sentence works well.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  birthDate: { label: 'Date of birth', day: 'Day', month: 'Month', year: 'Year' },
  birthDateHint: 'You must be at least 18 years old. Others only see your age.',
  signupMessage: 'First message to Anna (optional)',
  signupMessageHint: 'Sent once your e-mail address is confirmed.',
  submit: 'Sign up',
  pending: 'Signing up',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  errorTitle: 'Some answers need another look',
};

export const signUpSteps: readonly { id: SignUpStepId; label: string }[] = [
  { id: 'account', label: 'Account' },
  { id: 'photo', label: 'Photo' },
  { id: 'message', label: 'First message' },
  { id: 'location', label: 'Location' },
  { id: 'personal', label: 'About you' },
  { id: 'about', label: 'In your words' },
  { id: 'push', label: 'Notifications' },
  { id: 'confirm', label: 'Confirm' },
];

export const signUpStepperLabels = {
  list: 'Sign-up steps',
  progress: (current: number, total: number) => `Step ${current} of ${total}`,
  done: 'done',
  skipped: 'skipped',
};

/** What the later steps share. */
export const stepLabels: SignUpStepLabels = {
  title: 'Title of the step',
  lead: 'What is asked, and why.',
  submit: 'Next',
  pending: 'Saving',
  skip: 'Skip this step',
  errorTitle: 'Some answers need another look',
};

export const stepFrame = {
  action: '/complete-signup',
  steps: signUpSteps,
  stepperLabels: signUpStepperLabels,
  skipHref: '/complete-signup?step=next',
} as const;

/** The longest words we know of, in German and Finnish. */
export const longSignUpLabels: SignUpFormLabels = {
  title: 'Benutzerkontoeinrichtung',
  lead: 'Rekisteröityminen on maksutonta eikä sido sinua mihinkään.',
  who: {
    gender: 'Geschlechtszugehörigkeit',
    genders: { female: 'Weiblich', male: 'Männlich' },
    lookingFor: 'Keitä haluaisit tavata?',
    sought: { female: 'Naishenkilöitä', male: 'Mieshenkilöitä', any: 'Sekä naisia että miehiä' },
  },
  email: 'Sähköpostiosoitteesi vahvistusviestiä varten',
  emailHint: 'Nur Sie sehen diese Adresse. Die Bestätigungsnachricht wird hierhin versendet.',
  name: 'Öffentlich sichtbarer Profilname',
  nameHint: 'Tämän nimen muut käyttäjät näkevät.',
  password: 'Passwort',
  passwordHint: 'Mindestens acht Zeichen. Ein kurzer Satz eignet sich hervorragend.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  birthDate: {
    label: 'Geburtsdatum',
    day: 'Geburtstag',
    month: 'Syntymäkuukausi',
    year: 'Geburtsjahr',
  },
  birthDateHint: 'Sinun on oltava vähintään 18-vuotias. Muut näkevät vain ikäsi.',
  signupMessage: 'Erste Nachricht an Maximiliane-Alexandrina (freiwillig)',
  submit: 'Kostenlos und unverbindlich registrieren',
  pending: 'Registrierung läuft',
  haveAccount: 'Bereits registriert?',
  logIn: 'Im Benutzerkonto anmelden',
  errorTitle: 'Einige Angaben müssen überprüft werden',
};
