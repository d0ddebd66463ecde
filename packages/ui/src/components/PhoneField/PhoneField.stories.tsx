import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldStates } from '../FieldError/FieldStates.fixtures.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Phone number', name: 'phone', onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('06-12 34 56 78');
    await expect(field).toHaveValue('06-12 34 56 78');
    await expect(args.onChange).toHaveBeenLastCalledWith('0612345678');
  },
};

export const Playground: Story = {
  args: { prefix: '+31', description: 'For questions about this payment only.' },
};

export const States: Story = {
  render: () => (
    <FieldStates
      field={PhoneField}
      filled="06-12 34 56 78"
      begun="06-12"
      refused="12"
      error="This number is too short. Write it with its area code."
    >
      <PhoneField label="With the country’s code" prefix="+358" defaultValue="40 123 4567" />
    </FieldStates>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Festnetz- oder Mobilfunktelefonnummer der Kontoinhaberin',
    prefix: '+1 684',
    defaultValue: '0049 (0)30 123-456-789-012-345-678-901',
    optionalLabel: '(vapaaehtoinen)',
  },
};
