import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignPeopleProps } from '../CampaignHero.fixtures.ts';
import { peopleStories, peopleStressWith } from '../storyParts.ts';
import { MapHero } from './MapHero.tsx';

const meta = {
  title: 'Blocks/CampaignHero/Map',
  component: MapHero,
  parameters: { layout: 'fullscreen' },
  args: { ...campaignPeopleProps, mapNote: 'A drawn map. Nobody’s place is on it.' },
} satisfies Meta<typeof MapHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = peopleStories.default;

export const Playground: Story = {};

export const States: Story = peopleStories.states;

export const Stress: Story = peopleStressWith({ mapNote: 'Vorstellungskraftkartendarstellung' });
