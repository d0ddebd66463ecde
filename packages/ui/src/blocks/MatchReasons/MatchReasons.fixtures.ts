import type { MatchReasonsProps } from './MatchReasons.types.ts';

export const matchReasons = {
  title: 'Why Anna',
  reasons: [
    { id: 'beach', topic: 'interest', interest: 'beach', text: 'You both like the beach' },
    { id: 'cooking', topic: 'interest', interest: 'cooking', text: 'You both like cooking' },
    { id: 'place', topic: 'place', text: 'Lives in Utrecht' },
    { id: 'age', topic: 'age', text: 'Is 34' },
    { id: 'seeks', topic: 'seeks', text: 'Looks for a relationship, as you do' },
    { id: 'language', topic: 'language', text: 'Speaks Dutch and English' },
  ],
} satisfies MatchReasonsProps;

/** The longest words there are. */
export const stressReasons = {
  title: 'Übereinstimmungsbegründungen für Maximiliane-Friederike-Charlotte',
  reasons: [
    {
      id: 'long',
      topic: 'interest',
      interest: 'exchanging_pictures',
      text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammelleidenschaft',
    },
    { id: 'like', topic: 'like', text: 'Gegenseitige Sympathiebekundung' },
  ],
} satisfies MatchReasonsProps;
