import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  allInterests,
  interestPickerLabels,
  longInterestPickerLabels,
  longInterests,
} from './InterestPicker.fixtures.ts';
import { InterestPicker } from './InterestPicker.tsx';

const meta = {
  title: 'Blocks/InterestPicker',
  component: InterestPicker,
  args: {
    interests: allInterests,
    defaultValue: ['cooking', 'music'],
    labels: interestPickerLabels,
  },
} satisfies Meta<typeof InterestPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Narrowed, chosen by the space bar; what is not shown stays chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(50);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Find an interest' })).toHaveFocus();
    await userEvent.keyboard('SHI');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 chosen3 found');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Fashion' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Fashion' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the search' }));
    await expect(canvas.getByRole('checkbox', { name: 'Music' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 chosen');
  },
};

/** What was chosen before the script is there stays. */
export const ChosenEarly: Story = {
  render: (args) => (
    <EnteredEarly enter={(page) => page.querySelector<HTMLInputElement>('[value=wine]')?.click()}>
      <InterestPicker {...args} />
    </EnteredEarly>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 chosen'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an interest' }), 'w');
    await expect(canvas.getByRole('checkbox', { name: 'Wine' })).toBeChecked();
  },
};

export const Playground: Story = {};

/** Nothing has that name. */
export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'quantum');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('None found')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <InterestPicker
        {...args}
        defaultValue={[]}
        labels={{ ...args.labels, title: 'None chosen' }}
      />
      <InterestPicker
        {...args}
        interests={args.interests.slice(0, 8)}
        error="Choose at least three."
        labels={{ ...args.labels, title: 'Refused' }}
      />
      <ForceState state="focus">
        <InterestPicker
          {...args}
          interests={args.interests.slice(0, 4)}
          defaultValue={['animals']}
          labels={{ ...args.labels, title: 'Focus' }}
        />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    interests: longInterests,
    defaultValue: ['outdoors', 'from_a_newer_server'],
    error: 'Mindestens drei Interessensgebiete müssen angegeben werden.',
    labels: longInterestPickerLabels,
  },
};
