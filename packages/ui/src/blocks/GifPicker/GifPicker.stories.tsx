import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../../components/Dialog/index.ts';
import { gifPicker, stressGifLabels } from './GifPicker.fixtures.ts';
import { GifPicker } from './GifPicker.tsx';

const meta = {
  title: 'Blocks/GifPicker',
  component: GifPicker,
  args: { ...gifPicker, onChoose: fn(), onSearch: fn(), onRetry: fn(), onMore: fn() },
  render: function Controlled(args) {
    const [query, setQuery] = useState(args.query);
    return <GifPicker {...args} query={query} onQueryChange={setQuery} />;
  },
} satisfies Meta<typeof GifPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search GIFs' })).toHaveFocus();
    await userEvent.keyboard('dance{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('dance');
    const [first] = canvas.getAllByRole('img', { name: 'A dot bounces' });
    const still = first?.getAttribute('src');
    await userEvent.click(canvas.getByRole('button', { name: 'Play all' }));
    await expect(first).not.toHaveAttribute('src', still);
    await userEvent.click(canvas.getByRole('button', { name: 'Play all' }));
    await expect(first).toHaveAttribute('src', still);
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'A dot bounces' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(args.gifs[0]);
  },
};

export const Playground: Story = {};

export const Loading: Story = { args: { state: 'loading', gifs: [] } };

export const NothingFound: Story = { args: { query: 'xyzzy', gifs: [] } };

export const Refused: Story = { args: { state: 'error' } };

export const Offline: Story = { args: { state: 'offline' } };

/** Moving and standing still, and more on its way; those without GIFs have stories of their own. */
export const States: Story = { args: { query: 'dance', state: 'loading' } };

/** As it stands in a conversation: in a dialog that fills the screen of a phone. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Choose a GIF" size="md" isFullScreenOnPhone closeLabel="Close">
      <GifPicker {...args} />
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose a GIF' })).toBeVisible());
  },
};

export const Stress: Story = { args: { labels: stressGifLabels } };
