import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focusArrivedPage } from './navigation-progress-actor.ts';
import { entryKey, pressedLinks } from './coming-page.ts';

const meta = {
  title: 'Screens/Behaviour/Arrival',
  render: () => (
    <>
      <header>
        <a href={location.pathname}>Likes</a>
      </header>
      <nav aria-label="Chats">
        <a href={location.pathname}>Anna</a>
      </nav>
      <main id="content">
        <h1>Likes</h1>
        <input aria-label="Name" />
        <a href="/members/1">Roberta</a>
        <nav aria-label="Pages">
          <a href={location.pathname} rel="next">
            Next
          </a>
          <a href={location.pathname}>3</a>
        </nav>
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

    // So are the numbers of a list's pages.
    for (const name of ['Next', '3']) {
      canvas.getByRole('link', { name }).focus();
      focusArrivedPage();
      await expect(heading).toHaveFocus();
    }

    // A row beside what it opened, and what took the focus by itself, keep it.
    for (const held of [canvas.getByRole('link', { name: 'Anna' }), canvas.getByRole('textbox')]) {
      held.focus();
      focusArrivedPage();
      await expect(held).toHaveFocus();
    }
  },
};

/** Whoever comes back begins at the link by which they had left; where it is gone, at the heading. */
export const Back: Story = {
  play: async ({ canvas }) => {
    pressedLinks.set(entryKey(), '/members/1');
    focusArrivedPage();
    await expect(canvas.getByRole('link', { name: 'Roberta' })).toHaveFocus();

    pressedLinks.set(entryKey(), '/members/2');
    (document.activeElement as HTMLElement).blur();
    focusArrivedPage();
    await expect(canvas.getByRole('heading')).toHaveFocus();
    pressedLinks.clear();
  },
};
