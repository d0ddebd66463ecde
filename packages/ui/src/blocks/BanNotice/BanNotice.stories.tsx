import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** An objection has been received. */
export const States: Story = { args: { isObjected: true } };

/** The form to object stands in the notice. */
export const WithForm: Story = { args: { objection: { form: <p>The form to object.</p> } } };

export const Stress: Story = { args: stressBanNotice };
