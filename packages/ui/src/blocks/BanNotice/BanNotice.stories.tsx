import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Container } from '../../primitives/Container/index.ts';
import { banNotice, stressBanNotice } from './BanNotice.fixtures.ts';
import { BanNotice } from './BanNotice.tsx';

const meta = {
  title: 'Blocks/BanNotice',
  component: BanNotice,
  decorators: [
    (Story) => (
      <Container width="md">
        <Story />
      </Container>
    ),
  ],
  args: banNotice,
} satisfies Meta<typeof BanNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('blocked');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Object to the decision' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** An objection was sent: its form is gone, and the focus is at what stands in its place. */
export const Objected: Story = {
  render: (args) => {
    const [isObjected, setObjected] = useState(false);
    const form = <button onClick={() => setObjected(true)}>Send</button>;
    return <BanNotice {...args} objection={{ form }} isObjected={isObjected} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = args.labels.objectionTitle;
    await expect(canvas.getByRole('heading', { name })).toHaveFocus();
  },
};

/** An objection has been received. */
export const States: Story = { args: { isObjected: true } };

/** The form to object stands in the notice. */
export const WithForm: Story = { args: { objection: { form: <p>The form to object.</p> } } };

export const Stress: Story = { args: stressBanNotice };
