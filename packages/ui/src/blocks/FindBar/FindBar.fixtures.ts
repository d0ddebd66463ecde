import type { FindBarProps } from './FindBar.types.ts';

export const findBarProps = {
  filtersHref: '/members?filters=all',
  chips: [
    { id: 'female', label: 'Women', href: '#without-women', isSet: true },
    { id: 'male', label: 'Men', href: '#men', isSet: false },
    { id: 'age', label: '30 to 60', href: '#any-age', isSet: true },
    { id: 'country', label: 'Netherlands', href: '#netherlands', isSet: false },
  ],
  labels: {
    label: 'Search filters',
    open: 'Filters',
    numSet: (count) => `${count} set`,
    remove: 'remove',
  },
} satisfies FindBarProps;
