import type { Preview } from '@storybook/react-vite';
import { matrix } from './matrix.ts';

/** The toolbars. `brand` and `scheme` may show several at once, side by side. */
export const globalTypes: Preview['globalTypes'] = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        ...matrix.brands.map(({ id, title }) => ({ value: id, title })),
        { value: 'docs', title: 'Documentation' },
        { value: 'all', title: 'All, side by side' },
      ],
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Light and dark' },
      ],
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: matrix.locales.map(({ tag, title }) => ({ value: tag, title })),
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'on', title: 'Motion' },
        { value: 'off', title: 'No motion' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  brand: 'general',
  scheme: 'light',
  locale: 'en',
  motion: 'on',
  textSize: '100',
};
