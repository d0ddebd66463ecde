import type { LikesTabsProps } from './LikesTabs.types.ts';

export const likesTabsProps = {
  current: 'received',
  label: 'Likes',
  tabs: [
    { id: 'received', label: 'Received', href: '/likes', count: 7, countLabel: '7 likes' },
    { id: 'given', label: 'Given', href: '/likes/given', count: 12, countLabel: '12 likes' },
    { id: 'matches', label: 'Matches', href: '/likes/matches', count: 0, countLabel: 'no matches' },
  ],
} satisfies LikesTabsProps;

/** The longest words there are, and more than fit a badge. */
export const stressTabsProps = {
  current: 'matches',
  label: 'Gefällt-mir-Angaben',
  tabs: [
    {
      id: 'received',
      label: 'Entgegengenommene Sympathiebekundungen',
      href: '/likes',
      count: 100,
      countLabel: '100 Sympathiebekundungen',
    },
    {
      id: 'given',
      label: 'Lähettämäsi tykkäysilmoitukset',
      href: '/likes/given',
      count: 1234,
      countLabel: '1234 tykkäystä',
    },
    {
      id: 'matches',
      label: 'Gegenseitige Übereinstimmungen',
      href: '/likes/matches',
      count: 99,
      countLabel: '99 Übereinstimmungen',
    },
  ],
} satisfies LikesTabsProps;
