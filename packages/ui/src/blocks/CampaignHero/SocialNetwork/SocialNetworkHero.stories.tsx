import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignPeopleProps } from '../CampaignHero.fixtures.ts';
import { peopleStories, peopleStressWith } from '../storyParts.ts';
import { SocialNetworkHero } from './SocialNetworkHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/SocialNetwork',
  component: SocialNetworkHero,
  parameters: { layout: 'fullscreen' },
  args: { ...campaignPeopleProps, aboutLabel: 'From the profile' },
} satisfies Meta<typeof SocialNetworkHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = peopleStories.default;

export const Playground: Story = {};

export const States: Story = peopleStories.states;

export const Stress: Story = peopleStressWith({ aboutLabel: 'Käyttäjäprofiiliesittelyteksti' });
