import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { icebreaker, stressIcebreaker } from './IcebreakerModal.fixtures.ts';
import { IcebreakerContent } from './IcebreakerContent.tsx';
import { IcebreakerModal } from './IcebreakerModal.tsx';

const meta = {
  title: 'Blocks/IcebreakerModal',
  component: IcebreakerModal,
  args: { isOpen: true, onClose: fn(), onChoose: fn(), ...icebreaker },
} satisfies Meta<typeof IcebreakerModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A line is handed over as it is; writing one's own only closes. */
export const Default: Story = {
  play: async ({ args }) => {
    const chosen = 'What made you smile today?';
    const dialog = await screen.findByRole('dialog', { name: 'Say hello to Anna' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(dialog).toHaveTextContent('Demo profile');
    screen.getByRole('button', { name: chosen }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenLastCalledWith(chosen);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Write something of my own' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Playground: Story = {};

/** Every look of a line, without the window around it. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      {(['hover', 'pressed', 'focus'] as const).map((state) => (
        <ForceState key={state} state={state}>
          <IcebreakerContent
            {...args}
            lines={icebreaker.lines.slice(0, 1)}
            labels={{ ...args.labels, list: state }}
          />
        </ForceState>
      ))}
    </Stack>
  ),
};

export const Stress: Story = { args: stressIcebreaker };
