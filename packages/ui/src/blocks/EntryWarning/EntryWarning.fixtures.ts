import type { EntryWarningLabels } from './EntryWarning.types.ts';

/** Words for stories and tests. */
export const entryWarningLabels: EntryWarningLabels = {
  title: 'This site is for adults only',
  text: 'People flirt here and speak openly. You must be 18 or older. Demo and fictional profiles are always marked on the photo.',
  age: '18+',
  enter: 'I am 18 or older',
  leave: 'Leave',
};

export const stressEntryWarningLabels: EntryWarningLabels = {
  title: 'Zugangsbeschränkung: ausschließlich für volljährige Besucherinnen und Besucher',
  text: 'Sivuston jäsenet etsivät täällä aikuisviihteellisiä kontakteja. Jugendschutzbestimmungen untersagen den Zugang für Minderjährige ausdrücklich.',
  age: '18+',
  enter: 'Vahvistan olevani täysi-ikäinen ja haluan jatkaa sivustolle',
  leave: 'Internetseite verlassen',
};
