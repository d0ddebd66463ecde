import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignPeopleProps,
  peopleWithoutPhotos,
  plainCampaignProps,
  stressPeopleProps,
} from '../CampaignHero.fixtures.ts';
import { signUpIsReached } from '../storyParts.ts';
import { GalleryHero } from './GalleryHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Gallery',
  component: GalleryHero,
  parameters: { layout: 'fullscreen' },
  args: campaignPeopleProps,
} satisfies Meta<typeof GalleryHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: signUpIsReached };

export const Playground: Story = {};

export const States: Story = { args: { ...plainCampaignProps, people: peopleWithoutPhotos } };

export const Stress: Story = { args: stressPeopleProps };
