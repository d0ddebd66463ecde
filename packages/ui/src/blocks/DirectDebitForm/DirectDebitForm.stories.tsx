import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { directDebit, directDebitRefusals, longDirectDebit } from './DirectDebitForm.fixtures.ts';
import { DirectDebitForm } from './DirectDebitForm.tsx';

const meta = {
  title: 'Blocks/DirectDebitForm',
  component: DirectDebitForm,
  args: { ...directDebit, onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof DirectDebitForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** IBAN and phone are handed over without spaces and dashes. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const answers = {
      'Account holder': 'A. de Vries',
      IBAN: 'nl91 abna 0417 1643 00',
      Street: 'Voorbeeldstraat',
      'House number': '1a',
      Postcode: '1000 AA',
      City: 'Amsterdam',
      'Mobile phone': '06-12 34 56 78',
    };
    for (const [label, answer] of Object.entries(answers)) {
      await userEvent.type(canvas.getByLabelText(label), answer);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Sign and get a code' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      account_holder: 'A. de Vries',
      iban: 'NL91ABNA0417164300',
      street: 'Voorbeeldstraat',
      house_number: '1a',
      zip: '1000 AA',
      city: 'Amsterdam',
      phone: '0612345678',
    });
  },
};

export const Playground: Story = {};

/** Refused: answers that cannot be right. */
export const States: Story = {
  args: {
    errors: directDebitRefusals.invalid,
    defaultValues: { iban: 'NL00ABNA0417164300', zip: '10000' },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Some answers need another look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /wrong digit/ }));
    await expect(canvas.getByLabelText('IBAN')).toHaveFocus();
  },
};

/** Account or number is blocked. */
export const Blocked: Story = { args: { errors: directDebitRefusals.blocked } };

/** The limit of direct debits is reached. */
export const LimitReached: Story = { args: { errors: directDebitRefusals.limit } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign and get a code' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Stress: Story = { args: longDirectDebit };
