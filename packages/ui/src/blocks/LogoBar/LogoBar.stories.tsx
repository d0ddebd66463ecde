import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { exampleLanguageMenu } from '../LanguageMenu/exampleLanguageMenu.tsx';
import { logoBarLabels } from './LogoBar.fixtures.ts';
import { LogoBar } from './LogoBar.tsx';

const meta = {
  title: 'Blocks/LogoBar',
  component: LogoBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Velours',
    homeHref: '/',
    logInHref: '/login',
    languageMenu: exampleLanguageMenu(),
    labels: logoBarLabels,
  },
} satisfies Meta<typeof LogoBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Velours, home page' })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <section aria-label="without log-in">
        <LogoBar {...args} logInHref={undefined} />
      </section>
      <section aria-label="without languages">
        <LogoBar {...args} languageMenu={undefined} />
      </section>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    brandName: 'Velours Curves & Partnersuche für Fortgeschrittene',
    labels: {
      home: 'Velours Curves & Partnersuche für Fortgeschrittene, zur Startseite',
      logIn: 'Im Benutzerkonto anmelden',
    },
  },
};
