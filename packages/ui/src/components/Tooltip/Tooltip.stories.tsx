import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GiftIcon } from '../../primitives/Icon/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    label: 'Send a gift',
    icon: <GiftIcon />,
    children: 'Costs 5 credits; you choose the gift first.',
    onPress: fn(),
  },
  // Room for what opens above.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '6rem', display: 'grid', placeItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send a gift' });
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Costs 5 credits; you choose the gift first.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { placement: 'bottom' } };

export const States: Story = { args: { isDefaultOpen: true } };

export const Stress: Story = {
  args: {
    isDefaultOpen: true,
    label: 'Geschenkversandmöglichkeiten',
    icon: undefined,
    children:
      'Der Geschenkversand erfordert Guthabenkontingenteinheiten; lahjavaihtoehtojen valitseminen on maksutonta.',
  },
};
