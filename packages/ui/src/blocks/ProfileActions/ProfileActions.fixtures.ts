import type { ProfileActionsLabels, ProfileMenuProps } from './ProfileActions.types.ts';

export const profileActionsLabels: ProfileActionsLabels = {
  like: 'Like',
  unlike: 'Unlike',
  message: 'Send message',
  price: '10 credits',
  gift: 'Send gift',
  group: "Anna's profile",
};

/** Long German and Finnish words. */
export const stressActionsLabels: ProfileActionsLabels = {
  like: 'Gefällt mir ausgesprochen gut',
  unlike: 'Gefällt mir nicht mehr so gut',
  message: 'Lähetä henkilökohtainen viesti',
  price: '10 krediittiä',
  gift: 'Lähetä virtuaalinen lahja',
  group: 'Maximiliane-Friederike-Charlotten profiili',
};

export const profileMenuLabels: ProfileMenuProps['labels'] = {
  more: 'Block or report Anna',
  block: 'Block',
  report: 'Report',
};
