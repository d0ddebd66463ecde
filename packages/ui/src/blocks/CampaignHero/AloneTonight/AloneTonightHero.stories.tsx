import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignProps,
  plainCampaignProps,
  stressCampaignProps,
} from '../CampaignHero.fixtures.ts';
import { signUpIsReached } from '../storyParts.ts';
import { AloneTonightHero } from './AloneTonightHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/AloneTonight',
  component: AloneTonightHero,
  parameters: { layout: 'fullscreen' },
  args: {
    ...campaignProps,
    labels: {
      ...campaignProps.labels,
      title: 'An evening to yourself? Talk to somebody.',
      lead: 'Look who is on the site, say good evening, and see where it goes.',
    },
  },
} satisfies Meta<typeof AloneTonightHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: signUpIsReached };

export const Playground: Story = {};

export const States: Story = { args: plainCampaignProps };

export const Stress: Story = { args: stressCampaignProps };
