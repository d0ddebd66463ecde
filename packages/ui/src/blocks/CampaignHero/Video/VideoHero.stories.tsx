import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignProps, stressCampaignProps } from '../CampaignHero.fixtures.ts';
import { movingStories } from '../storyParts.ts';
import { VideoHero } from './VideoHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Video',
  component: VideoHero,
  parameters: { layout: 'fullscreen' },
  args: { ...campaignProps, pauseLabel: 'Stop the animation' },
} satisfies Meta<typeof VideoHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = movingStories.default;

export const Playground: Story = {};

export const States: Story = movingStories.states;

export const Stress: Story = {
  args: { ...stressCampaignProps, pauseLabel: 'Animationswiedergabe unterbrechen' },
};
