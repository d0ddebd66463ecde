import type { AttributeListItem } from './AttributeList.types.ts';

export const attributes: readonly AttributeListItem[] = [
  { label: 'Looking for', value: 'Dating' },
  { label: 'Relationship', value: 'Single' },
  { label: 'Body type', value: 'Athletic' },
  { label: 'Hair', value: 'Brown' },
  { label: 'Eyes', value: 'Green' },
  { label: 'Tattoos', value: 'A few' },
];

/** Long Finnish and German words. */
export const stressAttributes: readonly AttributeListItem[] = [
  { label: 'Parisuhdetilanne tällä hetkellä', value: 'Avoimessa parisuhteessa' },
  { label: 'Beziehungsstatusbeschreibung', value: 'Lebenspartnerschaftsähnliches Verhältnis' },
];
