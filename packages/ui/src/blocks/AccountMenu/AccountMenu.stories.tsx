import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { accountMenuLabels, accountMenuLinks } from './AccountMenu.fixtures.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Blocks/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Anna',
    thumbnailUrl: demoPhoto(1),
    links: accountMenuLinks,
    labels: accountMenuLabels,
    onLogOut: fn(),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Account menu of Anna' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    const logOut = await canvas.findByRole('link', { name: 'Log out' });
    await waitFor(() => expect(logOut).toBeVisible());
    await userEvent.click(logOut);
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
    // A choice closes the panel, since the page may not change.
    await waitFor(() => expect(logOut).not.toBeVisible());
  },
};

export const Playground: Story = { args: { isCurrent: false } };

/** Opened, with the page the member is on. */
export const Open: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu of Anna' }));
    const profile = await canvas.findByRole('link', { name: 'My profile' });
    await expect(profile).toHaveAttribute('aria-current', 'page');
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="lg">
      <AccountMenu {...args} />
      <ForceState state="hover">
        <AccountMenu {...args} name="Bram" thumbnailUrl={demoPhoto(2)} />
      </ForceState>
      <ForceState state="focus">
        <AccountMenu {...args} name="Chris" thumbnailUrl={demoPhoto(3)} />
      </ForceState>
      <AccountMenu {...args} name="Dana" thumbnailUrl={null} />
    </Inline>
  ),
};

export const Stress: Story = {
  args: {
    name: 'Mohammed-Alexander Freiherr von und zu Wolfeschlegelsteinhausenbergerdorff',
    thumbnailUrl: null,
    labels: {
      trigger: (name) => `Käyttäjätilin valikko: ${name}`,
      myProfile: 'Oma profiilini ja julkaisemani valokuvat',
      settings: 'Benachrichtigungs- und Datenschutzeinstellungen',
      language: 'Kielivalinta',
      logOut: 'Von diesem Gerät abmelden',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
