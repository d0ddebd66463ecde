import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { SearchIcon } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'E-mail address', type: 'email', autoComplete: 'email', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail address' });
    await userEvent.click(canvas.getByText('E-mail address'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
  },
};

export const Playground: Story = {
  args: { description: 'Only you see it.', optionalLabel: '(optional)', isReadOnly: false },
};

export const Invalid: Story = {
  args: { error: 'Enter an e-mail address such as name@example.com.', defaultValue: 'anna@' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/such as name@example\.com/);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <TextField label="Rest" />
      <TextField label="Filled in" defaultValue="Anna" description="Shown on your profile." />
      <ForceState state="hover">
        <TextField label="Hover" />
      </ForceState>
      <ForceState state="focus">
        <TextField label="Focus" />
      </ForceState>
      <TextField label="Invalid" defaultValue="@anna" error="A name cannot begin with @." />
      <TextField label="Read only" defaultValue="anna@demo.velours.test" isReadOnly />
      <TextField label="Optional" optionalLabel="(optional)" />
      <TextField label="With an icon" type="search" iconStart={<SearchIcon />} />
    </Stack>
  ),
};

export const Stress: Story = {
  render: () => (
    <TextField
      label="Benutzernamenseinschränkungen und Sonderzeichenverwendungsrichtlinien"
      description="Käyttäjätunnuksessasi saa olla enintään kaksikymmentäneljä merkkiä, eikä sähköpostiosoitetta."
      error="Dieser Benutzername ist bereits vergeben, zu lang oder enthält ein nicht erlaubtes Zeichen."
      defaultValue="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
    />
  ),
};
