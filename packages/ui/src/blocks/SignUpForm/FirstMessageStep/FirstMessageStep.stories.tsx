import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { demoPhoto } from '../../../testing/demoPhoto.ts';
import { inFormWidth } from '../../../testing/inFormWidth.tsx';
import { Stack } from '../../../primitives/Stack/index.ts';
import { stepFrame } from '../SignUpForm.fixtures.ts';
import { FirstMessageStep } from './FirstMessageStep.tsx';
import { firstMessageLabels, firstMessagePeople } from './FirstMessageStep.fixtures.ts';

const meta = {
  title: 'Blocks/SignUpForm/FirstMessageStep',
  component: FirstMessageStep,
  decorators: [inFormWidth],
  args: {
    ...stepFrame,
    people: firstMessagePeople,
    maxLength: 500,
    onSubmit: fn(),
    onChoose: fn(),
    openers: ['What is the best sushi in Utrecht?', 'Hello Roberta, how is your week?'],
    labels: firstMessageLabels,
  },
} satisfies Meta<typeof FirstMessageStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    // The kind is part of the name.
    await expect(canvas.getByRole('radio', { name: 'Anna, 35 Fictional profile' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Kara, 42' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Roberta, 44 Demo profile' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('roberta');
    const [line = ''] = args.openers ?? [];
    await userEvent.click(canvas.getByRole('button', { name: line }));
    await expect(canvas.getByLabelText('Your message to Roberta')).toHaveValue(line);
    await userEvent.clear(canvas.getByLabelText('Your message to Roberta'));
    await userEvent.type(canvas.getByLabelText('Your message to Roberta'), ' Hello Roberta ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      first_member: 'roberta',
      signup_message: 'Hello Roberta',
    });
  },
};

export const Playground: Story = {};

/** Nobody chosen and nothing written; people still on their way; nobody there yet. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <FirstMessageStep
        {...args}
        steps={undefined}
        headingLevel={2}
        errors={{ fields: { first_member: 'Choose somebody.', signup_message: 'Fill this in.' } }}
      />
      <FirstMessageStep {...args} steps={undefined} headingLevel={2} people={undefined} />
      <FirstMessageStep {...args} steps={undefined} headingLevel={2} people={[]} />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    people: [
      {
        id: 'max',
        name: 'Maximiliane-Alexandrina Wolfesch',
        age: 118,
        kind: 'fictional',
        line: 'Gesellschaftstanzveranstaltungen · Nordrhein-Westfalen, Deutschland',
        photo: demoPhoto(4),
      },
      { id: 'li', name: 'Li', age: 18, kind: 'member', line: '', photo: null },
    ],
    labels: {
      ...firstMessageLabels,
      title: 'Persönlichkeitsübereinstimmungen für Maximiliane-Alexandrina',
      kind: { demo: 'Vorführungsprofil', fictional: 'Mielikuvitushenkilöprofiili' },
      gift: {
        title: 'Fünfhundertfünfundfünfzig Willkommensnachrichten',
        text: 'Tervetulolahjasi on käytettävissäsi heti, kun sähköpostiosoitteesi on vahvistettu.',
      },
    },
  },
};
