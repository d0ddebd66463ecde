import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { brokenWords, inWindow } from '../../testing/inWindow.ts';
import { longPanes, savedGroups, settingsPanes } from './SettingsPanes.fixtures.tsx';
import { SettingsPanes } from './SettingsPanes.tsx';

const meta = {
  title: 'Blocks/SettingsPanes',
  component: SettingsPanes,
  args: settingsPanes,
} satisfies Meta<typeof SettingsPanes>;

export default meta;

type Story = StoryObj<typeof meta>;

const open = (
  <Card as="section" padding="lg">
    <Heading level={2} isFocusable>
      E-mail address
    </Heading>
  </Card>
);

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^E-mail address/ })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** Back from a row that was saved: the focus is at it, and it says so. */
export const Saved: Story = {
  args: { groups: savedGroups },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^E-mail address.*Saved$/ })).toHaveFocus();
  },
};

/** Open: alone on a phone, beside the rows on a desktop. */
export const Open: Story = { args: { current: 'email', children: open } };

/** The row that was pressed is gone, as on a phone: the focus is at the title of what it opened, and back at that row. */
export const Opened: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        {isOpen ? null : <button onClick={() => setOpen(true)}>Open</button>}
        {isOpen ? <button onClick={() => setOpen(false)}>Close</button> : null}
        <SettingsPanes {...args} {...(isOpen && { current: 'email', children: open })} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('heading', { name: 'E-mail address' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('link', { name: /^E-mail address/ })).toHaveFocus();
  },
};

export const States: Story = {
  args: { current: 'email' },
  render: (args) => (
    <ForceState state="focus">
      <SettingsPanes {...args} />
    </ForceState>
  ),
};

/** German with text twice as large on the narrowest phone: title, rows and buttons keep their words whole. */
export const LargeText: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Einstellungen',
    labels: { rows: 'Einstellungen', back: 'Zurück' },
    own: null,
    groups: [
      {
        id: 'a',
        title: 'Konto',
        rows: [{ id: 'a', href: '#a', title: 'Passwort', icon: <span /> }],
      },
    ],
  },
  render: (args) => (
    <Container>
      <SettingsPanes {...args} />
      <Card as="section" padding="lg">
        <Heading level={2}>E-Mail-Adresse</Heading>
        <Button>Bestätigung senden</Button>
      </Card>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const broken = await inWindow({ width: 320, textSize: 200 }, () => brokenWords(canvasElement));
    await expect(broken).toEqual([]);
  },
};

export const Stress: Story = { args: longPanes };
