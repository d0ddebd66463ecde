import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignPeopleProps,
  peopleWithoutPhotos,
  plainCampaignProps,
  stressPeopleProps,
} from '../CampaignHero.fixtures.ts';
import { signUpIsReached } from '../storyParts.ts';
import { SocialNetworkHero } from './SocialNetworkHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/SocialNetwork',
  component: SocialNetworkHero,
  parameters: { layout: 'fullscreen' },
  args: { ...campaignPeopleProps, aboutLabel: 'From the profile' },
} satisfies Meta<typeof SocialNetworkHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: signUpIsReached };

export const Playground: Story = {};

export const States: Story = { args: { ...plainCampaignProps, people: peopleWithoutPhotos } };

export const Stress: Story = {
  args: { ...stressPeopleProps, aboutLabel: 'Käyttäjäprofiiliesittelyteksti' },
};
