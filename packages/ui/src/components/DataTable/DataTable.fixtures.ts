import type { DataTableColumn, DataTableRow } from './DataTable.types.ts';

export const visitColumns: readonly DataTableColumn[] = [
  { id: 'day', header: 'Day', isHeaderHiddenOnCard: true },
  { id: 'place', header: 'Place' },
  { id: 'visits', header: 'Visits', align: 'end' },
  { id: 'share', header: 'Share', align: 'end' },
];

export const visitRows: readonly DataTableRow[] = [
  { id: '1', cells: { day: '1 March', place: 'Utrecht', visits: '1,204', share: '60 %' } },
  { id: '2', cells: { day: '2 March', place: 'Gent', visits: '602', share: '30 %' } },
  { id: '3', cells: { day: '3 March', place: 'Odense', visits: '201', share: '10 %' } },
];

export const visitTotals = { place: 'Together', visits: '2,007', share: '100 %' };

/** The longest words we know of, in German and Finnish. */
export const longColumns: readonly DataTableColumn[] = [
  { id: 'day', header: 'Buchungszeitpunkt', isHeaderHiddenOnCard: true },
  { id: 'place', header: 'Rekisteröintipaikkakunta' },
  { id: 'visits', header: 'Besucherzahlenentwicklung', align: 'end' },
  { id: 'share', header: 'Prozentuaalinen osuus kokonaismäärästä', align: 'end' },
];

export const longRows: readonly DataTableRow[] = [
  {
    id: '1',
    href: '#row',
    cells: {
      day: 'Donnerstag, 30. September 2027, 23:59:59 Uhr',
      place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
      visits: '1.000.000.000.000',
      share: '99,999 %',
    },
  },
  { id: '2', cells: { day: '', place: 'Hyvinkää' } },
];
