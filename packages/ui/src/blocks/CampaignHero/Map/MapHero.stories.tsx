import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  campaignPeopleProps,
  peopleWithoutPhotos,
  plainCampaignProps,
  stressPeopleProps,
} from '../CampaignHero.fixtures.ts';
import { signUpIsReached } from '../storyParts.ts';
import { MapHero } from './MapHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Map',
  component: MapHero,
  parameters: { layout: 'fullscreen' },
  args: { ...campaignPeopleProps, mapNote: 'A drawn map. Nobody’s place is on it.' },
} satisfies Meta<typeof MapHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: signUpIsReached };

export const Playground: Story = {};

export const States: Story = { args: { ...plainCampaignProps, people: peopleWithoutPhotos } };

export const Stress: Story = {
  args: { ...stressPeopleProps, mapNote: 'Vorstellungskraftkartendarstellung' },
};
