import { demoPhoto } from '../../../testing/demoPhoto.ts';
import { stepLabels } from '../SignUpForm.fixtures.ts';
import type { FirstMessagePerson, FirstMessageStepLabels } from './FirstMessageStep.types.ts';

/** Words and people for stories and tests of the first message. */
export const firstMessageLabels: FirstMessageStepLabels = {
  ...stepLabels,
  title: 'People for you, Bram',
  lead: 'Say hello to somebody. It goes out as soon as you confirm your e-mail address.',
  submit: 'Send',
  gift: { title: '5 messages on us', text: '50 credits, no card needed.' },
  people: 'Who would you like to write to?',
  message: (name) => (name === undefined ? 'Your message' : `Your message to ${name}`),
  openers: 'First lines',
  messageHint: '10 credits, from your welcome gift.',
  counter: (used, maximum) => `${used} of ${maximum}`,
  nobody: 'There is nobody to suggest yet.',
  loading: 'Loading',
  kind: { demo: 'Demo profile', fictional: 'Fictional profile' },
};

export const firstMessagePeople: readonly FirstMessagePerson[] = [
  {
    id: 'roberta',
    name: 'Roberta',
    age: 44,
    kind: 'demo',
    line: 'Sushi · Utrecht',
    photo: demoPhoto(1),
  },
  { id: 'kara', name: 'Kara', age: 42, kind: 'member', line: 'Delft', photo: null },
  { id: 'anna', name: 'Anna', age: 35, kind: 'fictional', line: 'Coffee', photo: demoPhoto(2) },
  { id: 'noor', name: 'Noor', age: 36, kind: 'member', line: '', photo: demoPhoto(3) },
];
