import type { Meta, StoryObj } from '@storybook/react-vite';
import { homePoints } from './HomeHero.fixtures.ts';
import { HomePoints } from './HomePoints.tsx';

const meta = {
  title: 'Blocks/HomeHero/HomePoints',
  component: HomePoints,
  args: { title: 'How it works', points: homePoints },
} satisfies Meta<typeof HomePoints>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The other drawings. */
export const States: Story = {
  args: {
    title: 'What we promise',
    points: homePoints.map((point, at) => ({
      ...point,
      icon: (['label', 'clock', 'credits'] as const)[at] ?? 'label',
    })),
  },
};

export const Stress: Story = {
  args: {
    title: 'Näin verkkopalvelumme käyttöönotto onnistuu',
    points: homePoints.map((point) => ({
      ...point,
      title: `${point.title}: Benutzerkontoeinrichtungsassistent`,
    })),
  },
};
