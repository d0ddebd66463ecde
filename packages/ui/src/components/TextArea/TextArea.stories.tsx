import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: {
    label: 'About me',
    maxLength: 500,
    counterLabel: (used, maximum) => `${used} of ${maximum}`,
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Hello');
    await expect(canvas.getByRole('textbox', { name: 'About me' })).toHaveValue('Hello');
    await expect(canvas.getByText('5 of 500')).toBeVisible();
    // It begins with its four lines and grows from there.
    const area = canvas.getByRole('textbox', { name: 'About me' });
    const line = Number.parseFloat(getComputedStyle(area).lineHeight);
    const begins = area.clientHeight;
    await expect(begins).toBeGreaterThanOrEqual(4 * line);
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect(area.clientHeight).toBeGreaterThan(begins);
  },
};

/** What is pasted is there whole: emojis up to the limit, and what is over it, which the counter tells. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'About me' });
    area.focus();
    // As the browser pastes: it obeys `maxlength`, which a value that is set does not.
    document.execCommand('insertText', false, '😀'.repeat(500));
    await expect(canvas.getByText('500 of 500')).toBeVisible();
    document.execCommand('insertText', false, '😀');
    await expect(canvas.getByText('501 of 500')).toBeVisible();
    await expect(area).toHaveValue('😀'.repeat(501));
  },
};

/** What was added to a text before the script is there stays, and counts. */
export const WrittenEarly: Story = {
  render: (args) => (
    <EnteredEarly
      enter={(page) => {
        const area = page.querySelector('textarea');
        if (area) area.value += ', and stay';
      }}
    >
      <TextArea {...args} defaultValue="Come in" />
    </EnteredEarly>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('17 of 500')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'About me' })).toHaveValue(
      'Come in, and stay',
    );
  },
};

export const Playground: Story = { args: { rows: 4, isGrowing: true } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <TextArea label="Rest" />
      <ForceState state="focus">
        <TextArea label="Focus" defaultValue="I like long walks and short queues." />
      </ForceState>
      <TextArea label="Invalid" error="Write at least a few words." />
      <TextArea
        label="Full"
        defaultValue="No more room"
        maxLength={12}
        counterLabel={(used, maximum) => `${used} of ${maximum}`}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Selbstbeschreibungstextfeldbeschriftung mit Zeichenbegrenzungshinweis',
    defaultValue: 'Sähköpostivahvistuksenuudelleenlähettämispainikkeenvieressä '.repeat(8),
  },
};
