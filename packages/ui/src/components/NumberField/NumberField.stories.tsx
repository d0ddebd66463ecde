import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { NumberField } from './NumberField.tsx';

const labels = {
  decrease: 'One year less',
  increase: 'One year more',
  clamped: (value: number) => `Changed to ${value}, as far as it goes.`,
};

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: {
    label: 'Oldest age',
    labels,
    minimum: 18,
    maximum: 99,
    defaultValue: 40,
    onChange: fn(),
  },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Oldest age' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('120');
    await expect(args.onChange).toHaveBeenLastCalledWith(120);
    await userEvent.tab();
    await expect(field).toHaveValue(99);
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed to 99');
    const less = canvas.getByRole('button', { name: 'One year less' });
    await expect(less).toHaveFocus();
    // The button beside it begins where it ends.
    const { right, top, bottom } = less.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 2, (top + bottom) / 2)).toBe(less);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(field).toHaveValue(97);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onChange).toHaveBeenLastCalledWith(97);
  },
};

export const Playground: Story = { args: { step: 1, description: 'From 18 to 99.' } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <NumberField label="Rest" labels={labels} defaultValue={30} />
      <NumberField label="Empty" labels={labels} />
      <NumberField
        label="Invalid"
        labels={labels}
        defaultValue={12}
        error="Members are 18 or older."
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Höchstaltersbegrenzung der Mitgliedersuchergebnisse',
    labels: {
      decrease: 'Vähennä enimmäisikärajoitusta yhdellä vuodella',
      increase: 'Lisää enimmäisikärajoitusta yhdellä vuodella',
      clamped: (value) => `Auf den Höchstaltersbegrenzungswert ${value} zurückgesetzt.`,
    },
    defaultValue: 1_234_567_890,
    maximum: undefined,
  },
};
