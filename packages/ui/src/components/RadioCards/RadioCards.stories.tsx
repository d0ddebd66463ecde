import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { BellIcon, MailIcon, TrashIcon } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { RadioCards } from './RadioCards.tsx';

const cards = [
  {
    value: 'mail',
    title: 'By e-mail',
    aside: 'Every day',
    details: 'One mail in the morning with all that is new.',
    icon: <MailIcon size="lg" />,
  },
  {
    value: 'push',
    title: 'On this device',
    aside: 'At once',
    details: 'As soon as somebody writes.',
    icon: <BellIcon size="lg" />,
  },
];

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  // Storybook cannot print elements inside objects (the cards' icons) without end.
  parameters: {
    docs: { source: { code: '<RadioCards label="Tell me about" name="channel" cards={cards} />' } },
  },
  args: { label: 'Tell me about new messages', name: 'channel', cards, onChange: fn() },
} satisfies Meta<typeof RadioCards>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen to begin with; Space chooses, arrow keys go on. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const mail = canvas.getByRole('radio', { name: 'By e-mail Every day' });
    await expect(mail).not.toBeChecked();
    await expect(mail).toHaveAccessibleDescription(/One mail in the morning/);
    await userEvent.tab();
    await expect(mail).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('mail');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('push');
    await expect(canvas.getByRole('radio', { name: 'On this device At once' })).toBeChecked();
  },
};

export const Playground: Story = { args: { columns: 'fit', isRequired: false } };

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <RadioCards {...args} name="none" label="None chosen" />
      <RadioCards {...args} name="one" label="One chosen" defaultValue="mail" />
      <ForceState state="hover">
        <RadioCards {...args} name="hover" label="Hover" />
      </ForceState>
      <ForceState state="focus">
        <RadioCards {...args} name="focus" label="Focus" defaultValue="push" />
      </ForceState>
      <RadioCards {...args} name="invalid" label="Invalid" error="Choose one." />
      <RadioCards
        {...args}
        name="action"
        label="With something beside it"
        cards={[
          {
            value: 'saved',
            title: 'Saved address',
            details: 'anna@example.org',
            action: (
              <IconButton label="Remove saved address">
                <TrashIcon />
              </IconButton>
            ),
          },
        ]}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Benachrichtigungszustellungsweg',
    defaultValue: 'mail',
    columns: 'fit',
    cards: [
      {
        value: 'mail',
        title: 'Sähköpostitse vahvistettuun osoitteeseen',
        aside: 'Einmal wöchentlich',
        details: 'Donaudampfschifffahrtsgesellschaftskapitaen@velours.example',
        icon: <MailIcon size="lg" />,
      },
      { value: 'push', title: 'Mobilgerät', aside: 'Unverzüglich' },
    ],
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap="lg">
      {(['one', 'rows', 'fit', 'tiles', 'pictures'] as const).map((columns) => (
        <RadioCards
          key={columns}
          {...args}
          {...{ columns }}
          name={`columns-${columns}`}
          label={`Columns: ${columns}`}
          defaultValue="mail"
        />
      ))}
    </Stack>
  ),
};
