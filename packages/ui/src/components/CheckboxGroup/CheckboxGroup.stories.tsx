import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { InterestIcon } from '../../primitives/InterestIcon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'coffee', label: 'Coffee', icon: <InterestIcon interest="coffee" size="sm" /> },
  { value: 'beach', label: 'The beach', icon: <InterestIcon interest="beach" size="sm" /> },
  { value: 'reading', label: 'Reading', icon: <InterestIcon interest="reading" size="sm" /> },
];

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Interests',
    name: 'interests',
    options,
    defaultValue: ['reading'],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Interests' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Coffee' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['coffee', 'reading']);
  },
};

export const Playground: Story = { args: { appearance: 'chip', isVertical: false } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <CheckboxGroup label="None chosen" options={options} />
      <CheckboxGroup label="Some chosen" options={options} defaultValue={['coffee', 'beach']} />
      <ForceState state="focus">
        <CheckboxGroup label="Focus" appearance="chip" options={options} defaultValue={['beach']} />
      </ForceState>
      <CheckboxGroup label="Invalid" options={options} error="Choose at least one." />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Benachrichtigungseinstellungen für sämtliche Kommunikationskanäle',
    appearance: 'chip',
    options: Array.from({ length: 50 }, (_, index) => ({
      value: String(index),
      label: index === 7 ? 'Sähköpostivahvistuksenuudelleenlähettäminen' : `Interest ${index}`,
    })),
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="lg">
      {(['plain', 'tile', 'chip'] as const).map((appearance) => (
        <CheckboxGroup
          key={appearance}
          label={appearance}
          appearance={appearance}
          options={options}
          defaultValue={['coffee']}
        />
      ))}
    </Stack>
  ),
};
