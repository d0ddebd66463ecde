import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { BirthDateField } from './BirthDateField.tsx';

const labels = { day: 'Day', month: 'Month', year: 'Year' };

const meta = {
  title: 'Components/BirthDateField',
  component: BirthDateField,
  args: { label: 'Date of birth', labels, onChange: fn() },
} satisfies Meta<typeof BirthDateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('3');
    await userEvent.tab();
    await userEvent.keyboard('11');
    await userEvent.tab();
    await userEvent.keyboard('1984');
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-11-03');
  },
};

/** What was typed before the script is there stays, also where more is typed then. */
export const TypedEarly: Story = {
  args: { order: 'mdy' },
  render: (args) => (
    <EnteredEarly
      enter={(page) => {
        for (const [index, input] of page.querySelectorAll('input').entries())
          input.value = ['11', '3', '198'][index] ?? '';
      }}
    >
      <BirthDateField {...args} />
    </EnteredEarly>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('198-11-3'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Year' }), '4');
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-11-03');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('11');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('3');
  },
};

export const Playground: Story = {
  args: { order: 'dmy', description: 'Never shown: only your age is.' },
};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <BirthDateField label="Rest" labels={labels} />
      <BirthDateField label="Filled in" labels={labels} defaultValue="1984-11-03" />
      <BirthDateField
        label="Invalid"
        labels={labels}
        defaultValue="1984-02-31"
        error="This date does not exist."
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Geburtsdatum laut gültigem amtlichem Personalausweisdokument',
    labels: { day: 'Geburtstag', month: 'Geburtsmonat', year: 'Geburtsjahr' },
    description: 'Sinun täytyy olla vähintään kahdeksantoistavuotias käyttääksesi palvelua.',
    error: 'Sie müssen mindestens achtzehn Jahre alt sein, um sich registrieren zu können.',
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="lg">
      {(['dmy', 'mdy', 'ymd'] as const).map((order) => (
        <BirthDateField key={order} label={order} labels={labels} order={order} />
      ))}
    </Stack>
  ),
};
