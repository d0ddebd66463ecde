import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'male', label: 'A man' },
  { value: 'female', label: 'A woman' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'I am', name: 'gender', options, defaultValue: 'male', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'I am' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A man' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A woman' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('female');
  },
};

export const Playground: Story = { args: { appearance: 'tile', isVertical: false } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <RadioGroup label="None chosen" options={options} />
      <RadioGroup label="One chosen" options={options} defaultValue="female" />
      <ForceState state="focus">
        <RadioGroup label="Focus" options={options} defaultValue="female" />
      </ForceState>
      <RadioGroup label="Invalid" options={options} error="Choose one." />
      <RadioGroup
        label="With help"
        isVertical
        options={[
          { value: 'chat', label: 'Chatting', description: 'Nothing more, for now.' },
          { value: 'dating', label: 'Dating', description: 'Coffee, a walk, a film.' },
        ]}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Beziehungsstatusangabe für die öffentlich einsehbare Profilansicht',
    appearance: 'tile',
    options: [
      { value: 'a', label: 'Rekisteröidyssä parisuhteessa elävä yhteiskumppani' },
      { value: 'b', label: 'Lebenspartnerschaftsgemeinschaftsähnlich verbunden' },
    ],
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="lg">
      {(['plain', 'tile'] as const).flatMap((appearance) =>
        [false, true].map((isVertical) => (
          <RadioGroup
            key={`${appearance} ${isVertical}`}
            label={`${appearance}, ${isVertical ? 'below' : 'beside'} one another`}
            defaultValue="female"
            {...{ options, appearance, isVertical }}
          />
        )),
      )}
    </Stack>
  ),
};
