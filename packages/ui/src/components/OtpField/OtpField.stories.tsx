import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { FieldStates } from '../FieldError/FieldStates.fixtures.tsx';
import { OtpField } from './OtpField.tsx';

const meta = {
  title: 'Components/OtpField',
  component: OtpField,
  args: { label: 'Code', name: 'otp', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('12a3');
    await expect(field).toHaveValue('123');
    await userEvent.clear(field);
    await userEvent.paste('Code: 123 456.');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('123456');
  },
};

export const Playground: Story = {
  args: { length: 6, description: 'We have sent it to the phone number you gave.' },
};

export const States: Story = {
  render: () => (
    <FieldStates
      field={OtpField}
      filled="123456"
      begun="123"
      refused="123456"
      error="This code is not valid any more. Ask for a new one."
    />
  ),
};

export const Stress: Story = {
  args: {
    label: 'Sicherheitsüberprüfungsbestätigungscode der Lastschriftvereinbarung',
    description: 'Lähetimme vahvistuskoodin antamaasi matkapuhelinnumeroon tekstiviestinä.',
    length: 8,
    defaultValue: '00000000',
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="lg">
      {([4, 5, 6, 7, 8] as const).map((length) => (
        <OtpField
          key={length}
          label={`${length} digits`}
          length={length}
          defaultValue={'48151623'.slice(0, length)}
        />
      ))}
    </Stack>
  ),
};
