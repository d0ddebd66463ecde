import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { look } from '../SwipeDeck/SwipeDeck.fixtures.ts';
import { stressSwipeLanderProps, swipeLanderProps } from './SwipeLander.fixtures.ts';
import { SwipeLander } from './SwipeLander.tsx';

const meta = {
  title: 'Blocks/SwipeLander',
  component: SwipeLander,
  parameters: { layout: 'fullscreen' },
  args: swipeLanderProps,
} satisfies Meta<typeof SwipeLander>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail address')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Like Anna' }));
    await look();
    await userEvent.click(canvas.getByRole('button', { name: 'Pass on Bram' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back Bram' }));
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowRight}']) {
      await userEvent.keyboard(key);
      await look();
    }
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'That is how it works' })).toBeVisible(),
    );
    await expect(canvas.getByText(/nobody has been told/, { selector: 'p' })).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('That is how it works');
    await expect(document.body).not.toHaveFocus();
  },
};

export const Playground: Story = {};

/** All samples decided on. */
export const States: Story = { args: { profiles: [] } };

export const Stress: Story = { args: stressSwipeLanderProps };
