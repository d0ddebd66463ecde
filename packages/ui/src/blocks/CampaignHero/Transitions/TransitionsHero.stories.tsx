import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignFilm,
  campaignProps,
  plainCampaignProps,
  stressCampaignProps,
} from '../CampaignHero.fixtures.ts';
import { sceneIsStopped, signUpIsReached } from '../storyParts.ts';
import { TransitionsHero } from './TransitionsHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Transitions',
  component: TransitionsHero,
  parameters: { layout: 'fullscreen' },
  args: {
    ...campaignProps,
    pauseLabel: 'Stop the animation',
    steps: ['Make a profile', 'Like who you like', 'Talk for as long as you want', 'Meet'],
  },
} satisfies Meta<typeof TransitionsHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await signUpIsReached(context);
    await sceneIsStopped(context);
  },
};

export const Playground: Story = {};

/** A film in place of the drawn scenes. */
export const States: Story = { args: { ...plainCampaignProps, film: campaignFilm } };

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
