import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { PasswordField } from './PasswordField.tsx';

const labels = { show: 'Show password', hide: 'Hide password' };

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', labels, autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('secret');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('secret');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { description: 'At least 8 characters.' } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <PasswordField label="Rest" labels={labels} autoComplete="current-password" />
      <PasswordField
        label="New"
        labels={labels}
        autoComplete="new-password"
        description="At least 8 characters."
        defaultValue="velours-demo-1"
      />
      <PasswordField
        label="Invalid"
        labels={labels}
        autoComplete="new-password"
        error="A password has at least 8 characters."
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Passwortwiederherstellungsbestätigungsschlüssel des Benutzerkontos',
    labels: { show: 'Näytä salasana selväkielisenä kaikille', hide: 'Piilota salasana' },
    defaultValue: 'a-very-long-password-that-goes-on-below-the-button-at-its-end-and-on',
  },
};
