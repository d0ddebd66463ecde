import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignPeopleProps,
  peopleWithoutPhotos,
  plainCampaignProps,
  stressPeopleProps,
} from '../CampaignHero.fixtures.ts';
import { signUpIsReached } from '../storyParts.ts';
import { CollageHero } from './CollageHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Collage',
  component: CollageHero,
  parameters: { layout: 'fullscreen' },
  args: campaignPeopleProps,
} satisfies Meta<typeof CollageHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: signUpIsReached };

export const Playground: Story = {};

export const States: Story = { args: { ...plainCampaignProps, people: peopleWithoutPhotos } };

export const Stress: Story = { args: stressPeopleProps };
