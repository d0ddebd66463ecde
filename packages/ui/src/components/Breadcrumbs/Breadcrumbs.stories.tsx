import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const parents = [
  { href: '/service', label: 'Service' },
  { href: '/faq', label: 'Questions and answers' },
];

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'You are here', parents, current: 'What a message costs' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Service' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Questions and answers' })).toHaveFocus();
    await expect(canvas.getByText('What a message costs')).toHaveAttribute('aria-current', 'page');
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Breadcrumbs {...args} />
      <Breadcrumbs {...args} label="One above" parents={parents.slice(0, 1)} />
      <ForceState state="hover">
        <Breadcrumbs {...args} label="Hover" />
      </ForceState>
      <ForceState state="focus">
        <Breadcrumbs {...args} label="Focus" />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    parents: [
      { href: '/a', label: 'Kundendienstleistungsübersicht' },
      { href: '/b', label: 'Käyttäjätunnuksesi sähköpostivahvistus' },
      { href: '/c', label: 'Datenschutzgrundverordnungskonforme Einwilligungserklärung' },
    ],
    current: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
};
