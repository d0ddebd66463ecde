import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignFilm,
  campaignProps,
  plainCampaignProps,
  stressCampaignProps,
} from '../CampaignHero.fixtures.ts';
import { sceneIsStopped, signUpIsReached } from '../storyParts.ts';
import { VideoHero } from './VideoHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Video',
  component: VideoHero,
  parameters: { layout: 'fullscreen' },
  args: { ...campaignProps, pauseLabel: 'Stop the animation' },
} satisfies Meta<typeof VideoHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await signUpIsReached(context);
    await sceneIsStopped(context);
  },
};

export const Playground: Story = {};

/** A film in place of the drawn scene. */
export const States: Story = { args: { ...plainCampaignProps, film: campaignFilm } };

export const Stress: Story = {
  args: { ...stressCampaignProps, pauseLabel: 'Animationswiedergabe unterbrechen' },
};
