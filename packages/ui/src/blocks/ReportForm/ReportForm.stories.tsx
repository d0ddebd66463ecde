import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../primitives/Container/index.ts';
import { reportForm, reportSubjects, stressReportForm } from './ReportForm.fixtures.ts';
import { ReportForm } from './ReportForm.tsx';

const meta = {
  title: 'Blocks/ReportForm',
  component: ReportForm,
  decorators: [
    (Story) => (
      <Container width="sm">
        <Story />
      </Container>
    ),
  ],
  args: { ...reportForm, onSubmit: fn() },
} satisfies Meta<typeof ReportForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Asks for money/ })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Seems to be under 18' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('See her second photo.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the report' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      reason: 'underage',
      text: 'See her second photo.',
      block: 'yes',
    });
  },
};

export const Playground: Story = {};

/** A photo, large enough to be recognised. */
export const Photo: Story = { args: { subject: reportSubjects.photo } };

/** A profile as a whole. */
export const Member: Story = { args: { subject: reportSubjects.member } };

/** Refused: the summary leads to the first of the reasons. */
export const Refused: Story = {
  args: { errors: { fields: { reason: 'Please choose what is wrong.' } } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'The report needs another look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose what is wrong.' }));
    await expect(canvas.getByRole('radio', { name: /Asks for money/ })).toHaveFocus();
  },
};

/** On its way. */
export const Pending: Story = { args: { isPending: true, defaultValues: { reason: 'money' } } };

/** Received. */
export const States: Story = { args: { sentReference: 'R-2026-0815' } };

export const Stress: Story = { args: stressReportForm };
