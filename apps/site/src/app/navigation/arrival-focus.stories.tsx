import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focusArrivedPage } from './arrival-focus.ts';

const meta = {
  title: 'States/Arrival',
  render: () => (
    <>
      <header>
        <a href={location.pathname}>Likes</a>
      </header>
      <nav>
        <a href={location.pathname}>Anna</a>
      </nav>
      <main id="content">
        <h1>Likes</h1>
        <input aria-label="Name" />
      </main>
    </>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Another page has come: its heading has the focus, unless something that stays has it. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    focusArrivedPage();
    await expect(heading).toHaveFocus();

    // The entry of the bar that was pressed is there still.
    canvas.getByRole('link', { name: 'Likes' }).focus();
    focusArrivedPage();
    await expect(heading).toHaveFocus();

    // A row beside what it opened, and what took the focus by itself, keep it.
    for (const held of [canvas.getByRole('link', { name: 'Anna' }), canvas.getByRole('textbox')]) {
      held.focus();
      focusArrivedPage();
      await expect(held).toHaveFocus();
    }
  },
};
