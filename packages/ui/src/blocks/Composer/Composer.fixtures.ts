import type { ComposerLabels, ComposerProps } from './Composer.types.ts';

const composerLabels: ComposerLabels = {
  field: 'Message to Anna',
  placeholder: 'Write something kind',
  send: 'Send',
  cost: '10 credits a message',
  openers: 'First lines',
  counter: (used, maximum) => `${used} of ${maximum} characters`,
  tooLong: (over) => `Too long by ${over} characters`,
  empty: 'Write something first',
  sending: 'Sending',
  discard: 'Discard',
  gif: 'Choose a GIF',
  gift: 'Give a gift',
};

export const composerArgs: ComposerProps = {
  value: '',
  onChange: () => {},
  onSend: () => {},
  balance: { label: '4 messages left', href: '#credits', isLow: false },
  maximumLength: 500,
  labels: composerLabels,
};

export const openers: readonly string[] = [
  'Hi Anna! I see we have something in common: travelling. How did that begin for you?',
  'What does a perfect weekend look like?',
];

/** Long German and Finnish words, no credits. */
export const stressComposerLabels: ComposerLabels = {
  ...composerLabels,
  field: 'Nachricht an Maximiliane-Friederike-Charlotte',
  placeholder: 'Kirjoita jotakin ystävällistä ja henkilökohtaista',
  cost: '10 Guthabenpunkte pro Nachricht · mindestens 1.234,56 €',
};
