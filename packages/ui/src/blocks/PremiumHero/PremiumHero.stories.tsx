import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PremiumHero } from './PremiumHero.tsx';

const meta = {
  title: 'Blocks/PremiumHero',
  component: PremiumHero,
  args: {
    title: 'Premium',
    lead: 'Not a subscription: you pay once, and nothing is renewed.',
    benefits: [
      '25 photos of your own instead of 3',
      'All photos of members',
      'As many conversations as you like',
    ],
    labels: { benefits: 'With premium' },
  },
} satisfies Meta<typeof PremiumHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'With premium' })).toBeVisible();
  },
};

export const Playground: Story = {};

/** For who is premium. */
export const States: Story = { args: { title: 'You are a premium member' } };

export const Stress: Story = {
  args: {
    title: 'Premiummitgliedschaftserweiterung',
    lead: 'Ei tilausta: maksat kerran, eikä mikään uusiudu automaattisesti.',
    benefits: [
      'Fünfundzwanzig eigene Profilfotos statt lediglich drei',
      'Rajoittamattomat keskustelualoitukset kaikkien jäsenten kanssa',
    ],
  },
};
