import type { InterestListItem } from './InterestList.types.ts';

export const interests: readonly InterestListItem[] = [
  { interest: 'cooking', label: 'Cooking', isShared: true },
  { interest: 'hiking', label: 'Hiking' },
  { interest: 'music', label: 'Music', isShared: true },
  { interest: 'photography', label: 'Photography' },
  { interest: 'wine', label: 'Wine' },
];

/** Long Finnish and German words. */
export const stressInterests: readonly InterestListItem[] = [
  { interest: 'outdoors', label: 'Ulkoilmaharrastukset', isShared: true },
  { interest: 'exchanging_pictures', label: 'Bilderaustauschgemeinschaften' },
  { interest: 'vegetarian', label: 'Vegetarische Ernährungsgewohnheiten im Alltag' },
];
