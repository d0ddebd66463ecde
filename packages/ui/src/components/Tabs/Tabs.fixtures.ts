import { createElement } from 'react';
import { CountBadge } from '../CountBadge/index.ts';
import type { LinkTabsTab, TabsTab } from './Tabs.types.ts';

export const someTabs: readonly TabsTab[] = [
  { id: 'about', label: 'About', panel: 'Likes long walks and strong coffee.' },
  {
    id: 'photos',
    label: 'Photos',
    badge: createElement(CountBadge, { count: 3, label: '3 photos', tone: 'neutral' }),
    panel: 'Three photos, all of them looked at before they are shown.',
  },
  { id: 'settings', label: 'Settings', panel: 'Who may see what.' },
];

export const linkTabs: readonly LinkTabsTab[] = [
  {
    id: 'received',
    label: 'Received',
    href: '/received',
    badge: createElement(CountBadge, { count: 7, label: '7 likes' }),
  },
  { id: 'given', label: 'Given', href: '/given' },
  { id: 'matches', label: 'Matches', href: '/matches' },
];

const longWords = [
  'Entgegengenommene Sympathiebekundungen',
  'Käyttäjätunnuksesi',
  'Benachrichtigungseinstellungen',
  'Lähettämäsi tykkäysilmoitukset',
  'Datenschutz',
];

export const longTabs: readonly TabsTab[] = longWords.map((label, index) => ({
  id: `long-${index}`,
  label,
  badge:
    index === 0
      ? createElement(CountBadge, {
          count: 100,
          label: '100 Sympathiebekundungen',
          tone: 'neutral',
        })
      : null,
  panel: label,
}));

export const longLinkTabs: readonly LinkTabsTab[] = longTabs
  .slice(0, 3)
  .map(({ id, label, badge }) => ({ id, label, badge, href: `/${id}` }));
