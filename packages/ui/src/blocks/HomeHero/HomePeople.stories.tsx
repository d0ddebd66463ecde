import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { memberCardLabels, someMembers } from '../MemberCard/MemberCard.fixtures.ts';
import { HomePeople } from './HomePeople.tsx';

const people = someMembers.map((member) => ({ ...member, href: `#${member.id}` }));

const meta = {
  title: 'Blocks/HomeHero/HomePeople',
  component: HomePeople,
  args: {
    title: 'A look inside',
    note: 'Demo and fictional profiles are marked on the photo.',
    people,
    labels: memberCardLabels,
    more: { href: '#more', label: 'See who is here' },
  },
} satisfies Meta<typeof HomePeople>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A look inside' })).toBeVisible();
    // A visitor may look, and not like.
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'See who is here' })).toBeVisible();
  },
};

export const Playground: Story = {};

/** Fewer than a row holds. */
export const States: Story = { args: { people: people.slice(0, 2) } };

export const Stress: Story = {
  args: {
    title: 'Gegenseitige Übereinstimmungen in Mecklenburg-Vorpommern',
    note: 'Kuvitteelliset profiilit ja demoprofiilit kertovat sen kuvassa.',
    people: people.map((one) => ({
      ...one,
      name: 'Maximiliane-Friederike-Charlotte',
      place: 'Mecklenburg-Vorpommern, Deutschland',
    })),
  },
};
