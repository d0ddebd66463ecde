import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  creditPackages,
  discountedPackages,
  longPackage,
} from '../CreditPackageCard/CreditPackageCard.fixtures.ts';
import { CreditPackagePicker } from './CreditPackagePicker.tsx';

const meta = {
  title: 'Blocks/CreditPackagePicker',
  component: CreditPackagePicker,
  args: { label: 'How many messages?', packages: creditPackages, onChange: fn() },
} satisfies Meta<typeof CreditPackagePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Credits and price are the name of each choice. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      canvas.getByRole('radio', { name: '10 messages 100 credits € 11.00' }),
    ).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('p1');
  },
};

export const Playground: Story = { args: { defaultValue: 'p0' } };

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <CreditPackagePicker {...args} name="chosen" label="One chosen" defaultValue="p1" />
      <CreditPackagePicker
        {...args}
        name="discount"
        label="With the time bonus"
        packages={discountedPackages}
        defaultValue="p2"
      />
      <ForceState state="focus">
        <CreditPackagePicker
          {...args}
          name="focus"
          label="Focus"
          packages={creditPackages.slice(0, 2)}
        />
      </ForceState>
      <CreditPackagePicker
        {...args}
        name="invalid"
        label="Nothing chosen"
        error="Choose how many credits you want."
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Guthabenpaketauswahl',
    packages: [longPackage, ...discountedPackages],
    defaultValue: 'long',
  },
};
