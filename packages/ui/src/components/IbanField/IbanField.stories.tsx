import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldStates } from '../FieldError/FieldStates.fixtures.tsx';
import { IbanField } from './IbanField.tsx';

const meta = {
  title: 'Components/IbanField',
  component: IbanField,
  args: { label: 'IBAN', name: 'iban', onChange: fn() },
} satisfies Meta<typeof IbanField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('nl91abna0417164300');
    await expect(field).toHaveValue('NL91 ABNA 0417 1643 00');
    await expect(args.onChange).toHaveBeenLastCalledWith('NL91ABNA0417164300');
    // A letter put in its middle: the caret stays behind it, though the groups move.
    field.setSelectionRange(7, 7);
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('NL91 ABXN A041 7164 300');
    await expect(field.selectionStart).toBe(8);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('NL91 ABNA 0417 1643 00');
    await expect(field.selectionStart).toBe(7);
  },
};

export const Playground: Story = { args: { description: 'It stands on your bank card.' } };

export const States: Story = {
  render: () => (
    <FieldStates
      field={IbanField}
      filled="NL91ABNA0417164300"
      begun="NL91 ABNA"
      refused="NL91ABNA0417164301"
      error="This IBAN cannot be right. Compare it with your bank card."
    />
  ),
};

/** The longest there is has 34 characters. */
export const Stress: Story = {
  args: {
    label: 'Internationale Bankkontonummer des Lastschrifteinzugskontos',
    description: 'Pankkikorttisi kääntöpuolella oleva kansainvälinen tilinumero.',
    defaultValue: 'MT84MALT011000012345MTLCAST001S123',
  },
};
