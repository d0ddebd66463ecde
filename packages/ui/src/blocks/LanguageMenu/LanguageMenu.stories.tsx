import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { languageMenuLabels, languageOptions } from './LanguageMenu.fixtures.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'Blocks/LanguageMenu',
  component: LanguageMenu,
  args: {
    languages: languageOptions,
    currentCode: 'en',
    action: '/lang-config',
    onSelect: fn(),
    labels: languageMenuLabels,
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Language: English' });
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    const dutch = await canvas.findByRole('button', { name: 'Nederlands' });
    await userEvent.click(dutch);
    await expect(args.onSelect).toHaveBeenLastCalledWith('nl');
    await waitFor(() => expect(dutch).not.toBeVisible());
  },
};

export const Playground: Story = { args: { placement: 'below' } };

/** Opened, the language in use marked by a tick as well as by colour. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(await canvas.findByRole('button', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="lg">
      <LanguageMenu {...args} />
      <ForceState state="hover">
        <LanguageMenu {...args} currentCode="nl" />
      </ForceState>
      <ForceState state="focus">
        <LanguageMenu {...args} currentCode="fi" />
      </ForceState>
      <LanguageMenu {...args} currentCode="de" placement="above" />
    </Inline>
  ),
};

export const Stress: Story = {
  args: {
    currentCode: 'nb',
    placement: 'above',
    labels: { title: 'Kielivalinta', trigger: (name) => `Kielivalinta, nykyinen kieli on ${name}` },
  },
};
