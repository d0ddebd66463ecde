import type { MatchReasonsProps } from './MatchReasons.types.ts';

export const matchReasons = {
  title: 'Why Anna',
  note: 'From what you both filled in. Nobody pays to be suggested.',
  reasons: [
    { id: 'beach', topic: 'interest', interest: 'beach', text: 'You both like the beach' },
    { id: 'cooking', topic: 'interest', interest: 'cooking', text: 'You both like cooking' },
    { id: 'place', topic: 'place', text: 'Lives in Utrecht', detail: 'The region you search in' },
    { id: 'age', topic: 'age', text: 'Is 34', detail: 'You look for 30 to 45' },
    { id: 'seeks', topic: 'seeks', text: 'Looks for a relationship, as you do' },
    { id: 'language', topic: 'language', text: 'Speaks Dutch and English' },
  ],
} satisfies MatchReasonsProps;

/** The longest words there are. */
export const stressReasons = {
  title: 'Übereinstimmungsbegründungen für Maximiliane-Friederike-Charlotte',
  note: 'Molempien käyttäjäprofiileihinsa täyttämien vastausten perusteella.',
  reasons: [
    {
      id: 'long',
      topic: 'interest',
      interest: 'exchanging_pictures',
      text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammelleidenschaft',
      detail: 'Harrastuskiinnostuksenkohdeluettelostanne',
    },
    { id: 'like', topic: 'like', text: 'Gegenseitige Sympathiebekundung' },
  ],
} satisfies MatchReasonsProps;
