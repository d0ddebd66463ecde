import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Invisible mode',
    description: 'Your visits and your last login are not shown to others.',
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Invisible mode' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Invisible mode'));
    await expect(toggle).not.toBeChecked();
  },
};

/** What was switched before the script is there is told then. */
export const SwitchedEarly: Story = {
  render: (args) => (
    <EnteredEarly enter={(page) => page.querySelector('input')?.click()}>
      <Switch {...args} />
    </EnteredEarly>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('switch', { name: 'Invisible mode' })).toBeChecked();
  },
};

export const Playground: Story = { args: { name: 'invisible', isDefaultSelected: true } };

/** Keeps its state and its focus until the server has answered. */
export const Pending: Story = {
  args: { isSelected: false, isPending: true, pendingLabel: 'Saving' },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Invisible mode' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveFocus();
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      {[false, true].map((isOn) => (
        <Stack key={String(isOn)} gap="sm">
          <Switch label={isOn ? 'On' : 'Off'} isDefaultSelected={isOn} />
          <ForceState state="hover">
            <Switch label={`Hover, ${isOn ? 'on' : 'off'}`} isDefaultSelected={isOn} />
          </ForceState>
          <ForceState state="focus">
            <Switch label={`Focus, ${isOn ? 'on' : 'off'}`} isDefaultSelected={isOn} />
          </ForceState>
          <Switch label={`Saving, ${isOn ? 'on' : 'off'}`} isSelected={isOn} isPending />
        </Stack>
      ))}
      <Switch
        label="Notifications"
        description="About new messages and matches."
        error="Your browser does not let this site send notifications. Allow it in the browser’s settings."
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Benachrichtigungseinstellungen für Nachrichteneingangsbestätigungen',
    description:
      'Käyttäjätunnuksesi sähköpostivahvistuksenuudelleenlähettämisestä ilmoitetaan välittömästi.',
    error: 'Die Benachrichtigungseinstellungsänderung konnte nicht gespeichert werden.',
  },
};
