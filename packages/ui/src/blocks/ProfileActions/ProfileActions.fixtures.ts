import type { ProfileActionsLabels } from './ProfileActions.types.ts';

export const profileActionsLabels: ProfileActionsLabels = {
  like: 'Like',
  unlike: 'Unlike',
  message: 'Send message',
  gift: 'Send gift',
  block: 'Block',
  report: 'Report',
  group: "Anna's profile",
};

/** Long German and Finnish words. */
export const stressActionsLabels: ProfileActionsLabels = {
  like: 'Gefällt mir ausgesprochen gut',
  unlike: 'Gefällt mir nicht mehr so gut',
  message: 'Lähetä henkilökohtainen viesti',
  gift: 'Lähetä virtuaalinen lahja',
  block: 'Estä käyttäjätunnus pysyvästi',
  report: 'Unangemessenes Verhalten melden',
  group: 'Maximiliane-Friederike-Charlotten profiili',
};
