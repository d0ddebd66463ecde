import type { ConversationSearchLabels, FoundMessage } from './ConversationSearch.types.ts';

export const conversationSearchLabels: ConversationSearchLabels = {
  field: 'Search the messages with Anna',
  submit: 'Search',
  clear: 'Empty the search',
  close: 'Close the search',
  searching: 'Searching',
  results: 'Messages found',
  previous: 'Older result',
  next: 'Newer result',
};

export const someFound: readonly FoundMessage[] = [
  {
    id: 'm3',
    author: 'Anna',
    date: 'Yesterday, 14:06',
    dateIso: '2026-11-19T14:06:00Z',
    excerpt: [
      { text: 'The ', match: false },
      { text: 'lake', match: true },
      { text: ' is half an hour by bike. Bring a towel!', match: false },
    ],
  },
  {
    id: 'm2',
    author: 'You',
    date: '16 November, 09:00',
    dateIso: '2026-11-16T09:00:00Z',
    excerpt: [
      { text: 'Which ', match: false },
      { text: 'lake', match: true },
      { text: ' is that?', match: false },
    ],
  },
  {
    id: 'm1',
    author: 'Anna',
    date: '3 November, 20:00',
    dateIso: '2026-11-03T20:00:00Z',
    excerpt: [
      { text: 'On the photo you stand at a ', match: false },
      { text: 'lake', match: true },
      { text: '.', match: false },
    ],
  },
];

/** The longest words there are. */
export const stressFound: readonly FoundMessage[] = someFound.map((message) => ({
  ...message,
  author: 'Maximiliane-Friederike-Charlotte',
  date: 'Donnerstag, 19. November 2026 um 14:06 Uhr',
  excerpt: [
    { text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau', match: false },
    { text: 'unterbeamtengesellschaft', match: true },
  ],
}));

export const stressLabels: ConversationSearchLabels = {
  ...conversationSearchLabels,
  field: 'Hae viesteistä: Maximiliane-Friederike-Charlotte',
  submit: 'Suchvorgang starten',
};
