import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { pickerLabels, pickerLanguages } from './LanguagePicker.fixtures.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  title: 'Blocks/LanguagePicker',
  component: LanguagePicker,
  args: {
    languages: pickerLanguages,
    currentCode: 'en',
    action: '/lang-config',
    onSelect: fn(),
    labels: pickerLabels,
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nederlands Dutch' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('nl');
  },
};

export const Playground: Story = {};

/** Being saved: nothing else can be chosen meanwhile. */
export const States: Story = {
  args: { pendingCode: 'fi' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch German' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Hover: Story = {
  render: (args) => (
    <ForceState state="hover">
      <LanguagePicker {...args} />
    </ForceState>
  ),
};

export const Focus: Story = {
  render: (args) => (
    <ForceState state="focus">
      <LanguagePicker {...args} />
    </ForceState>
  ),
};

export const Stress: Story = {
  args: {
    currentCode: 'nb',
    languages: pickerLanguages.map((language) => ({
      ...language,
      localName: `${language.localName}, vereinfachte Bildungssprache`,
    })),
    labels: {
      title: 'Käyttöliittymän kielivalinta',
      lead: 'Wählen Sie die Sprache der Internetseite und unserer Benachrichtigungen.',
      current: 'Voimassa oleva valinta',
      saving: 'Wird gespeichert',
    },
  },
};
