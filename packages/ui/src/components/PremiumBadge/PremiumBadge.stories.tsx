import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { KindBadge } from '../KindBadge/index.ts';
import { PremiumBadge } from './PremiumBadge.tsx';

const meta = {
  title: 'Components/PremiumBadge',
  component: PremiumBadge,
  args: { label: 'Premium' },
} satisfies Meta<typeof PremiumBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible();
  },
};

export const Playground: Story = {};

/** Beside a name, and together with the label of a profile that is no real member's. */
export const States: Story = {
  render: () => (
    <Inline gap="md">
      <Inline gap="xs">
        <Avatar src={demoPhoto(4)} /> Kim <PremiumBadge label="Premium" />
      </Inline>
      <Inline gap="xs">
        <Avatar src={demoPhoto(5)} /> Robin <PremiumBadge label="Premium" />
        <KindBadge kind="demo" label="Demo" />
      </Inline>
    </Inline>
  ),
};

export const Stress: Story = { args: { label: 'Premium-Mitgliedschaftsinhaberkennzeichnung' } };
