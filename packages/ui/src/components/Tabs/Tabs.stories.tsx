import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LinkTabs } from './LinkTabs.tsx';
import { linkTabs, longLinkTabs, longTabs, someTabs } from './Tabs.fixtures.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { LinkTabs },
  args: { label: 'Your profile', tabs: someTabs, onChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('About')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Photos 3 photos')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three photos');
    await expect(args.onChange).toHaveBeenLastCalledWith('photos');
    await userEvent.keyboard('{End}');
    await expect(tab('Settings')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('About')).toHaveFocus();
    // One stop for all tabs, the next is the panel.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Playground: Story = { args: { defaultSelected: 'photos' } };

/** Pages of their own: links. */
export const AsLinks: Story = {
  render: () => <LinkTabs label="Likes" tabs={linkTabs} current="received" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Received 7 likes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Given' })).toHaveFocus();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      <Tabs label="Rest" tabs={someTabs} />
      <Tabs label="Another selected" tabs={someTabs} defaultSelected="settings" />
      <ForceState state="hover">
        <Tabs label="Hover" tabs={someTabs} />
      </ForceState>
      <ForceState state="focus">
        <Tabs label="Focus" tabs={someTabs} />
      </ForceState>
      <LinkTabs label="Links" tabs={linkTabs} current="given" />
      <LinkTabs label="Links, fitted" tabs={linkTabs} current="matches" layout="fitted" />
    </Stack>
  ),
};

/** More than fit: they scroll, and the one with the focus is seen whole. */
export const Stress: Story = {
  render: () => (
    <Stack gap="xl">
      <Tabs label="Long" tabs={longTabs} />
      <LinkTabs label="Long links" tabs={longLinkTabs} current="long-1" />
      <LinkTabs label="Long links, fitted" tabs={longLinkTabs} current="long-1" layout="fitted" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Datenschutz' });
    await expect(last).toHaveFocus();
    const box = last.getBoundingClientRect();
    await expect(Math.floor(box.right)).toBeLessThanOrEqual(window.innerWidth);
    await expect(Math.ceil(box.left)).toBeGreaterThanOrEqual(0);
  },
};

export const Sheet: Story = { ...States, tags: ['sheet'] };
