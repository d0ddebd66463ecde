import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignPeopleProps } from '../CampaignHero.fixtures.ts';
import { peopleStories } from '../storyParts.ts';
import { GalleryHero } from './GalleryHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Gallery',
  component: GalleryHero,
  parameters: { layout: 'fullscreen' },
  args: campaignPeopleProps,
} satisfies Meta<typeof GalleryHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = peopleStories.default;

export const Playground: Story = {};

export const States: Story = peopleStories.states;

export const Stress: Story = peopleStories.stress;
