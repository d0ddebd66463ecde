import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { composerArgs, stressComposerLabels } from './Composer.fixtures.ts';
import { Composer } from './Composer.tsx';

const meta = {
  title: 'Blocks/Composer',
  component: Composer,
  args: { ...composerArgs, onChange: fn(), onSend: fn(), onTyping: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Composer
        {...args}
        value={value}
        onChange={(text) => {
          setValue(text);
          args.onChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Anna' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('10 credits a message; you have 40');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Write something first')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('Hi{Shift>}{Enter}{/Shift}there');
    await expect(field).toHaveValue('Hi\nthere');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Hi\nthere');
    await expect(args.onTyping).toHaveBeenCalled();
  },
};

export const Playground: Story = { args: { value: 'Hello' } };

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Composer {...args} />
      <Composer {...args} value={'Near the end. '.repeat(34)} />
      <Composer {...args} value={'Too long. '.repeat(52)} />
      <Composer {...args} value="Hello" error="You have no credits left. Your text is kept." />
      <Composer
        {...args}
        notice={<Text>Confirm your e-mail address to write to other members.</Text>}
      />
    </Stack>
  ),
};

export const Stress: Story = { args: { labels: stressComposerLabels } };
