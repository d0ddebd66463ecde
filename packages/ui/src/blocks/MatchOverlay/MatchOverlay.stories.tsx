import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { matchProps, newLikeProps, stressMatchProps } from './MatchOverlay.fixtures.ts';
import { MatchOverlay } from './MatchOverlay.tsx';
import { MatchScene } from './MatchScene.tsx';

const meta = {
  title: 'Blocks/MatchOverlay',
  component: MatchOverlay,
  args: { ...matchProps, onClose: fn(), onOpener: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MatchOverlay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Like Anna</Button>
        <MatchOverlay {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const button = canvas.getByRole('button', { name: 'Like Anna' });
    const find = () => page.findByRole('dialog', { name: 'It’s a match Anna, 35 Demo profile' });
    const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const closed = async () => {
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
    };

    await userEvent.click(button);
    await find();
    await waitFor(() => expect(page.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();

    await userEvent.keyboard('{Enter}');
    await find();
    await waitFor(() => expect(page.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();

    // A press anywhere but on a link closes it: what is pressed there is the close button.
    await userEvent.click(button);
    const dialog = await find();
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
    const words = within(dialog).getByText(matchProps.labels.text).getBoundingClientRect();
    const hit = document.elementFromPoint(
      words.left + words.width / 2,
      words.top + words.height / 2,
    );
    await expect(hit).toBe(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(hit as Element);
    await closed();

    // The links can be reached, and stay above the close button's area.
    await userEvent.click(button);
    const again = await find();
    await waitFor(() => expect(again.getAnimations({ subtree: true })).toHaveLength(0));
    const { labels } = matchProps;
    const message = within(again).getByRole('link', { name: `${labels.message} ${labels.price}` });
    const face = within(again).getByRole('img').getBoundingClientRect();
    const profile = within(again).getByRole('link', { name: 'Anna, 35 Demo profile' });
    await expect(
      document.elementFromPoint(face.left + face.width / 2, face.top + face.height / 2),
    ).toBe(profile);
    await userEvent.tab();
    await expect(profile).toHaveFocus();
    const lines = within(within(again).getByRole('list', { name: 'First lines' }));
    for (const line of lines.getAllByRole('button')) {
      await userEvent.tab();
      await expect(line).toHaveFocus();
      await expect(line).toHaveAccessibleDescription(matchProps.labels.openersHint);
    }
    await userEvent.tab();
    await expect(message).toHaveFocus();
    const box = message.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(message.contains(top)).toBe(true);
  },
};

/** A first line is handed over as it is, once the overlay is asked to close; only then is there anything to send. */
export const FirstLine: Story = {
  play: async ({ args }) => {
    const [line = ''] = matchProps.openers;
    const button = await within(document.body).findByRole('button', { name: line });
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await expect(args.onOpener).toHaveBeenLastCalledWith(line);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

export const NewLike: Story = {
  args: { ...newLikeProps, onClose: fn(), onOpener: fn() },
};

/** Every look at once, without the window around it. */
export const States: Story = {
  render: (args) => (
    <Stack gap="none">
      <MatchScene {...args} hasFocus={false} titleId="match" whoId="match-who" />
      <MatchScene
        {...newLikeProps}
        onClose={args.onClose}
        hasFocus={false}
        titleId="like"
        whoId="like-who"
      />
      <ForceState state="focus">
        <MatchScene
          {...args}
          photo={null}
          labels={{ ...args.labels, photo: 'No photo yet', title: 'Focus, no photo' }}
          hasFocus={false}
          titleId="focus"
          whoId="focus-who"
        />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: { ...stressMatchProps, onClose: fn(), onOpener: fn() },
};
