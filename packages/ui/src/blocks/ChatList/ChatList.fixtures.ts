import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { ChatListItem, ChatListLabels, ChatListProps } from './ChatList.types.ts';

export const chatListLabels: ChatListLabels = {
  list: 'Chats',
  kind: { demo: 'Demo profile', fictional: 'Fictional profile' },
  online: 'Online',
  unread: (count) => `${count} unread`,
  remove: (name) => `Remove the chat with ${name}`,
};

export const someMatches: ChatListProps['matches'] = {
  label: '3 matches are waiting for a first line',
  people: [
    { id: 'm1', href: '#m1', name: 'Amara', kind: 'demo', thumbnailUrl: demoPhoto(3) },
    { id: 'm2', href: '#m2', name: 'Jo', kind: 'member', thumbnailUrl: null },
    { id: 'm3', href: '#m3', name: 'Noor', kind: 'fictional', thumbnailUrl: demoPhoto(5) },
  ],
};

export const someChats: readonly ChatListItem[] = [
  {
    conversationId: 'c1',
    href: '#c1',
    name: 'Anna',
    kind: 'demo',
    thumbnailUrl: demoPhoto(2),
    isOnline: true,
    lastMessage: 'Half an hour by bike. Bring a towel!',
    time: '14:06',
    timeIso: '2026-11-20T14:06:00Z',
    numUnread: 3,
  },
  {
    conversationId: 'c2',
    href: '#c2',
    name: 'Bram',
    kind: 'member',
    thumbnailUrl: demoPhoto(1),
    isOnline: false,
    lastMessage: 'You: See you on Saturday',
    time: 'Monday',
    timeIso: '2026-11-16T09:00:00Z',
    numUnread: 0,
    isCurrent: true,
  },
  {
    conversationId: 'c3',
    href: '#c3',
    name: 'Clara',
    kind: 'fictional',
    thumbnailUrl: null,
    isOnline: false,
    lastMessage: 'Do you like jazz?',
    time: '3 Nov',
    timeIso: '2026-11-03T20:00:00Z',
    numUnread: 120,
  },
];

/** More conversations than anybody sees at once. */
export const manyChats: readonly ChatListItem[] = Array.from({ length: 60 }, (_, index) => ({
  conversationId: `c${index}`,
  href: `#c${index}`,
  name: `Member ${index}`,
  kind: index % 3 === 0 ? 'demo' : 'member',
  thumbnailUrl: null,
  isOnline: index % 5 === 0,
  lastMessage: `Message ${index}`,
  time: '3 Nov',
  timeIso: '2026-11-03T20:00:00Z',
  numUnread: index % 7 === 0 ? 2 : 0,
}));

export const stressChats: readonly ChatListItem[] = someChats.map((chat) => ({
  ...chat,
  name: 'Maximiliane-Friederike-Charlotte',
  kind: 'fictional',
  lastMessage:
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und so weiter',
  time: 'Donnerstag',
  numUnread: 100,
  isCurrent: false,
}));

export const stressChatListLabels: ChatListLabels = {
  ...chatListLabels,
  kind: { demo: 'Esittelykäyttäjäprofiili', fictional: 'Kuvitteellinen käyttäjäprofiili' },
};

export const stressMatches: ChatListProps['matches'] = {
  label: 'Matches without a first line',
  people: stressChats.map(({ conversationId, href, name, kind, thumbnailUrl }) => ({
    id: conversationId,
    href,
    name,
    kind,
    thumbnailUrl,
  })),
};
