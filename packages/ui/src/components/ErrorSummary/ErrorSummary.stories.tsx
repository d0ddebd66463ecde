import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { BirthDateField } from '../BirthDateField/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'email', message: 'Enter an e-mail address such as name@example.com.' },
  { fieldId: 'birth', message: 'You must be at least 18.' },
];

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Two answers need another look', errors },
  render: (args) => (
    <Stack gap="lg">
      <ErrorSummary {...args} />
      <TextField id="email" label="E-mail address" error={errors[0]?.message} />
      <BirthDateField
        id="birth"
        label="Date of birth"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        error={errors[1]?.message}
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'Two answers need another look' });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'You must be at least 18.' }));
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <ErrorSummary
      title="Logging in did not work"
      isFocusedOnChange={false}
      errors={[{ message: 'Check your e-mail address and password, and try again.' }]}
    />
  ),
};

export const Stress: Story = {
  render: () => (
    <ErrorSummary
      title="Überprüfungsbedürftige Registrierungsformulareingaben: siebenundzwanzig"
      isFocusedOnChange={false}
      errors={Array.from({ length: 6 }, (_, index) => ({
        fieldId: `none-${index}`,
        message: `${index + 1}: Käyttäjätunnuksessasi saa olla enintään kaksikymmentäneljä merkkiä.`,
      }))}
    />
  ),
};
