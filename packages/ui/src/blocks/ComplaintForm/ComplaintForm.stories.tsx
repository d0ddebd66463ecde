import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../primitives/Container/index.ts';
import { complaintErrors, complaintForm, stressComplaintLabels } from './ComplaintForm.fixtures.ts';
import { ComplaintForm } from './ComplaintForm.tsx';

const meta = {
  title: 'Blocks/ComplaintForm',
  component: ComplaintForm,
  decorators: [
    (Story) => (
      <Container width="sm">
        <Story />
      </Container>
    ),
  ],
  args: { ...complaintForm, onSubmit: fn() },
} satisfies Meta<typeof ComplaintForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Sent, the form gives way to the reference, and the focus goes there. */
export const Default: Story = {
  args: { defaultValues: { name: 'Anna', email: 'anna@example.org' } },
  render: function Render(args) {
    const [reference, setReference] = useState<string>();
    return (
      <ComplaintForm
        {...args}
        sentReference={reference}
        onSubmit={(values) => {
          args.onSubmit?.(values);
          setReference('C-2026-0142');
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What is it about?'), 'payment');
    await userEvent.type(canvas.getByLabelText('Your complaint'), ' Paid twice. ');
    await expect(canvas.getByText('13 of 4000 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the complaint' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      name: 'Anna',
      email: 'anna@example.org',
      category: 'payment',
      message: 'Paid twice.',
    });
    const heading = await canvas.findByRole('heading', { name: complaintForm.labels.sentTitle });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('C-2026-0142')).toBeVisible();
  },
};

export const Playground: Story = {};

/** Refused: the summary takes the focus and leads to each field. */
export const Refused: Story = {
  args: { errors: complaintErrors },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Some answers need another look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose what it is about.' }));
    await expect(canvas.getByLabelText('What is it about?')).toHaveFocus();
  },
};

/** On its way: it cannot be sent again. */
export const Pending: Story = {
  args: { isPending: true, defaultValues: { name: 'Anna', message: 'Paid twice.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the complaint' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A member is known: only the matter is asked. */
export const Known: Story = { args: { isKnown: true } };

/** Received. */
export const States: Story = { args: { sentReference: 'C-2026-0142' } };

export const Stress: Story = {
  args: {
    labels: stressComplaintLabels,
    errors: {
      form: 'Palvelinyhteyskatkoksen vuoksi valituksesi lähettäminen epäonnistui väliaikaisesti.',
      fields: { email: 'Donaudampfschifffahrtsgesellschaftskapitaen@velours ist ungültig.' },
    },
  },
};
