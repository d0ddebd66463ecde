import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { ActorHandle } from '../app/loading/actor-handle.ts';
import { standIn } from '../stories/acting.ts';
import { hasHandsFull } from './busy.ts';
import { host, useTurn } from './host.ts';

const meta = { title: 'Screens/Behaviour/Busy' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Typing and choosing by keys is never interrupted; a tick and a press may be. */
export const Focus: Story = {
  render: () => (
    <>
      <h1 tabIndex={-1}>Complaint</h1>
      <input aria-label="Name" />
      <input aria-label="Password" type="password" />
      <textarea aria-label="Text" />
      <select aria-label="Country">
        <option>NL</option>
      </select>
      <div aria-label="Options" role="listbox" tabIndex={0}>
        <div role="option" aria-selected="true">
          One
        </div>
      </div>
      <input aria-label="Agreed" type="checkbox" />
      <button type="button">Send</button>
    </>
  ),
  play: async ({ canvas }) => {
    const isFullAt = (name: string): boolean => {
      canvas.getByLabelText(name).focus();
      return hasHandsFull();
    };
    await expect(hasHandsFull()).toBe(false);
    const typed = ['Name', 'Password', 'Text', 'Country', 'Options'];
    await expect(typed.map(isFullAt)).toEqual(typed.map(() => true));
    for (const role of ['heading', 'checkbox', 'button']) {
      canvas.getByRole(role).focus();
      await expect(hasHandsFull()).toBe(false);
    }
  },
};

/** What stands over the page is not covered by something else; a toast is no such thing. */
export const OverPage: Story = {
  render: () => (
    <>
      <div role="alertdialog" aria-modal="false" aria-label="Saved">
        Saved
      </div>
      <dialog aria-label="Remove?">Remove?</dialog>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(hasHandsFull()).toBe(false);
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    dialog.show();
    await expect(hasHandsFull()).toBe(true);
    dialog.close();
    await expect(hasHandsFull()).toBe(false);
  },
};

function Offer(): ReactNode {
  return useTurn(true) && <p>An offer</p>;
}

/** Shows what it is told. */
const busy = host.busy as unknown as ActorHandle<boolean, { type: 'busy' | 'free' }>;

/** What opens by itself waits until nobody is busy; with it open, everybody is, and it stays. */
export const Turn: Story = {
  beforeEach: () => standIn(busy, true, (_before, { type }) => type === 'busy'),
  render: () => <Offer />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('An offer')).toBeNull();
    busy.tell({ type: 'free' });
    await expect(await canvas.findByText('An offer')).toBeVisible();
    busy.tell({ type: 'busy' });
    await expect(canvas.getByText('An offer')).toBeVisible();
  },
};
