import type { SettingsListItem, SettingsListLabels } from './SettingsList.types.ts';

export const settingsListLabels: SettingsListLabels = {
  title: 'Members',
  empty: 'Nothing here yet.',
  open: 'Open',
  openNamed: (name) => `Open ${name}`,
};

export const settingsListItems: readonly SettingsListItem[] = [
  { id: 'anna', name: 'Anna' },
  { id: 'bram', name: 'Bram' },
];

/** The longest words there are, and a name of 32 characters. */
export const stressLabels: SettingsListLabels = {
  title: 'Gegenseitige Übereinstimmungen in Mecklenburg-Vorpommern',
  empty: 'Ei vielä käyttäjätunnuksia.',
  open: 'Avaa käyttäjäprofiili',
  openNamed: (name) => `Avaa käyttäjäprofiili: ${name}`,
};

export const stressItems: readonly SettingsListItem[] = [
  { id: 'long', name: 'Maximiliane-Friederike-Charlotte' },
  { id: 'unbroken', name: 'Maximilianefriederikecharlotteva' },
];
