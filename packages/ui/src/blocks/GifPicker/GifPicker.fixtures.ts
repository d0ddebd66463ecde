import { demoGif } from '../MessageBubble/demoGif.ts';
import type { GifPickerLabels, GifPickerProps } from './GifPicker.types.ts';

const gifPickerLabels: GifPickerLabels = {
  search: 'Search GIFs',
  searchPlaceholder: 'hello, dance, rain',
  clearSearch: 'Clear the search',
  submit: 'Search',
  results: 'GIFs',
  play: 'Play all',
  loading: 'Looking for GIFs',
  found: '8 GIFs',
  emptyTitle: 'No GIF of that',
  emptyText: 'Try another word, or a shorter one.',
  errorText: 'The GIFs could not be fetched. Your message is still here.',
  retry: 'Try again',
  offlineTitle: 'You are offline',
  offlineText: 'GIFs are back with the connection. You can go on writing.',
  more: 'More GIFs',
};

export const gifPicker: GifPickerProps = {
  query: '',
  onQueryChange: () => {},
  gifs: Array.from({ length: 8 }, (_, index) => demoGif(index + 1)),
  onChoose: () => {},
  onRetry: () => {},
  onMore: () => {},
  attribution: 'Powered by KLIPY',
  labels: gifPickerLabels,
};

export const stressGifLabels: GifPickerLabels = {
  ...gifPickerLabels,
  search: 'Animierte Bilder für Nachrichtenunterhaltungen durchsuchen',
  submit: 'Suchergebnisse anzeigen',
  play: 'Kaikki liikkuvat kuvat käynnissä',
  found: '1.024 animierte Bilder gefunden',
  more: 'Weitere animierte Bilder nachladen',
};
