import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    action: '/save',
    errorTitle: 'One answer needs another look',
    fieldIds: { nickname: 'field-nickname' },
    onSubmit: fn(),
    children: (
      <>
        <TextField id="field-nickname" name="nickname" label="Name" />
        <Button type="submit">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Anna{Enter}');
    const data = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0] as FormData;
    await expect(data.get('nickname')).toBe('Anna');
  },
};

export const Playground: Story = {};

/** Refused: the summary takes the focus. */
export const States: Story = {
  args: { errors: { form: 'This could not be saved.', fields: { nickname: 'Choose a name.' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'One answer needs another look' })).toHaveFocus(),
    );
  },
};

/** Drawn again while somebody types on after a refusal: the letters stay in the field. */
export const TypingOn: Story = {
  render: function TypingOn(args) {
    const [, draw] = useState(0);
    return (
      <div onInput={() => draw((times) => times + 1)}>
        <Form {...args} errors={{ fields: { nickname: 'Choose a name.' } }} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Anna');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Anna');
  },
};

/** Awaiting the answer: Enter sends nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Anna{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Stress: Story = {
  args: {
    errorTitle: 'Eine Formularangabe muss überprüft werden',
    errors: {
      form: 'Tallentaminen epäonnistui väliaikaisen palvelinyhteyskatkoksen vuoksi.',
      fields: { nickname: 'Donaudampfschifffahrtsgesellschaftskapitänsname ist zu lang.' },
    },
  },
};
