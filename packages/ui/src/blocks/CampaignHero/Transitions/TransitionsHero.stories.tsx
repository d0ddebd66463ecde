import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignProps, stressCampaignProps } from '../CampaignHero.fixtures.ts';
import { movingStories } from '../storyParts.ts';
import { TransitionsHero } from './TransitionsHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Transitions',
  component: TransitionsHero,
  parameters: { layout: 'fullscreen' },
  args: {
    ...campaignProps,
    pauseLabel: 'Stop the animation',
    steps: ['Create a profile', 'Like who you like', 'Talk for as long as you want', 'Meet'],
  },
} satisfies Meta<typeof TransitionsHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = movingStories.default;

export const Playground: Story = {};

export const States: Story = movingStories.states;

export const Stress: Story = {
  args: {
    ...stressCampaignProps,
    pauseLabel: 'Animationswiedergabe unterbrechen',
    steps: [
      'Käyttäjäprofiilin perustaminen',
      'Sympathiebekundungen verteilen',
      'Unterhaltungseröffnungsnachricht',
      'Tapaaminen',
    ],
  },
};
