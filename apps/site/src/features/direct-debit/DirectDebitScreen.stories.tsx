import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { DIRECT_DEBIT_FIELDS } from '@velours/machines/directDebit';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { order: example } = exampleOf('getOrder', 200, 'pending');
const path = `/directdebit?order=${example.id}`;
const order = {
  ...example,
  method: 'directdebit',
  method_name: 'SEPA Direct Debit',
  redirect_url: `http://localhost:3000${path}`,
};
const { direct_debit: unsigned } = exampleOf('getDirectDebit', 200, 'unsigned');

const meta = {
  title: 'Screens/Direct debit',
  tags: ['screen'],
  ...screenMeta,
  args: { path, who: 'free', answers: { getOrder: { order } } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The mandate, with its form. */
export const Form: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(await canvas.findByLabelText(t(($) => $.debit.fields.iban))).toBeVisible();
    await expect(canvas.getByText(unsigned.mandate.creditor.id)).toBeVisible();
  },
};

/** The member has a mandate already: its account goes on by it. */
export const KnownAccount: Story = {
  args: {
    answers: {
      getOrder: { order },
      getDirectDebit: {
        direct_debit: {
          ...unsigned,
          mandate: { ...unsigned.mandate, sequence: 'RCUR', account: 'NL •••• 4300' },
        },
      },
    },
  },
};

/** Nothing was filled in: each field says so. */
export const Invalid: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const sign = await canvas.findByRole('button', { name: t(($) => $.debit.form.submit) });
    await userEvent.click(sign);
    const missing = t(($) => $.debit.missing, { field: t(($) => $.debit.fields.city) });
    // In the summary and at the field.
    await expect(await canvas.findAllByText(missing)).toHaveLength(2);
  },
};

/** Signed: the code is asked for, and its heading has the focus of the button that is gone. */
export const Signed: Story = {
  args: { answers: { getOrder: { order }, signDirectDebit: 'signed' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const form = {
      account_holder: 'A. de Vries',
      iban: 'NL91 ABNA 0417 1643 00',
      street: 'Voorbeeldstraat',
      house_number: '1a',
      zip: '1000 AA',
      city: 'Amsterdam',
      phone: '06 12345678',
    } as const;
    for (const field of DIRECT_DEBIT_FIELDS) {
      const label = t(($) => $.debit.fields[field]);
      await userEvent.type(await canvas.findByLabelText(label), form[field]);
    }
    await userEvent.click(canvas.getByRole('button', { name: t(($) => $.debit.form.submit) }));
    const heading = await canvas.findByRole('heading', { name: t(($) => $.debit.code.title) });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** A reload after signing: the code is awaited. */
export const Code: Story = {
  args: { answers: { getOrder: { order }, getDirectDebit: 'signed' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(await canvas.findByLabelText(t(($) => $.debit.code.otp))).toBeVisible();
  },
};

/** The code was wrong. */
export const CodeRefused: Story = {
  args: {
    answers: {
      getOrder: { order },
      getDirectDebit: 'signed',
      confirmDirectDebit: '422/codeInvalid',
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.type(await canvas.findByLabelText(t(($) => $.debit.code.otp)), '123456');
    await userEvent.click(canvas.getByRole('button', { name: /11|16|\d/ }));
    await expect(
      (await canvas.findAllByText(t(($) => $.debit.code.refused))).length,
    ).toBeGreaterThan(0);
  },
};

export const Failed: Story = { args: { answers: failing('getDirectDebit') } };

export const Offline: Story = { args: { answers: { getDirectDebit: 'network-error' } } };
