import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignProps,
  plainCampaignProps,
  stressCampaignProps,
} from '../CampaignHero.fixtures.ts';
import { signUpIsReached } from '../storyParts.ts';
import { campaignInterests, longInterests } from './IconsHero.fixtures.ts';
import { IconsHero } from './IconsHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Icons',
  component: IconsHero,
  parameters: { layout: 'fullscreen' },
  args: { ...campaignProps, interests: campaignInterests, interestsLabel: 'Interests' },
} satisfies Meta<typeof IconsHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: signUpIsReached };

export const Playground: Story = {};

export const States: Story = { args: plainCampaignProps };

export const Stress: Story = { args: { ...stressCampaignProps, interests: longInterests } };
