import { proveMachine } from '../testing/index.ts';
import { signUpModel } from './signUp.model.ts';

const step = (name: string): string[] => [`${name}.editing`, `${name}.failed`, `${name}.saving`];

proveMachine(signUpModel, {
  id: 'S01',
  docs: new URL('./signUp.docs.md', import.meta.url),
  views: [
    ...step('aboutMe'),
    'account.editing',
    'account.failed',
    'account.invalid',
    'account.submitting',
    'account.unanswered',
    'confirmEmail.coolingDown',
    'confirmEmail.failed',
    'confirmEmail.ready',
    'confirmEmail.sending',
    'confirmEmail.sent',
    'confirmEmail.tooMany',
    'confirmingClose',
    ...step('location'),
    ...step('personalInfo'),
    ...step('photo'),
    ...step('push'),
  ],
});
