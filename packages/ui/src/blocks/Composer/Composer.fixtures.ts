import type { ComposerLabels, ComposerProps } from './Composer.types.ts';

const composerLabels: ComposerLabels = {
  field: 'Message to Anna',
  placeholder: 'Write something kind',
  send: 'Send',
  cost: '10 credits a message; you have 40',
  counter: (used, maximum) => `${used} of ${maximum} characters`,
  tooLong: (over) => `Too long by ${over} characters`,
  empty: 'Write something first',
  sending: 'Sending',
  gif: 'Choose a GIF',
  gift: 'Give a gift',
};

export const composerArgs: ComposerProps = {
  value: '',
  onChange: () => {},
  onSend: () => {},
  maximumLength: 500,
  labels: composerLabels,
};

/** Long German and Finnish words, no credits. */
export const stressComposerLabels: ComposerLabels = {
  ...composerLabels,
  field: 'Nachricht an Maximiliane-Friederike-Charlotte',
  placeholder: 'Kirjoita jotakin ystävällistä ja henkilökohtaista',
  cost: 'Eine Nachricht kostet zehn Guthabenpunkte; dein verfügbares Guthaben beträgt 0',
};
