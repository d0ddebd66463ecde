import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkTabs } from '../../components/Tabs/index.ts';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { findBarProps } from './FindBar.fixtures.ts';
import { FindBar } from './FindBar.tsx';

const tabs = (
  label: string,
  words: readonly [string, string, string],
  current: 'browse' | 'finder' = 'browse',
) => (
  <LinkTabs
    label={label}
    layout="bare"
    current={current}
    tabs={[
      { id: 'browse', label: words[0], href: '/members' },
      { id: 'swipe', label: words[1], href: '/swipe-game' },
      { id: 'finder', label: words[2], href: '/match-finder' },
    ]}
  />
);

const meta = {
  title: 'Blocks/FindBar',
  component: FindBar,
  args: {
    ...findBarProps,
    tabs: tabs('Ways to find people', ['Browse', 'Swipe', 'Match finder']),
    onFilters: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  // It reaches into the page's own room at the sides.
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
} satisfies Meta<typeof FindBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Filters 2 set' }));
    await expect(args.onFilters).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Women , remove' })).toHaveAttribute(
      'href',
      '#without-women',
    );
    await expect(canvas.getByRole('link', { name: 'Men' })).toBeVisible();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <FindBar {...args} tabs={undefined} labels={{ ...args.labels, label: 'A visitor' }} />
      <FindBar
        {...args}
        tabs={undefined}
        chips={[]}
        labels={{ ...args.labels, label: 'Nothing to set' }}
      />
      {(['hover', 'focus'] as const).map((state) => (
        <ForceState key={state} state={state}>
          <FindBar {...args} tabs={undefined} labels={{ ...args.labels, label: state }} />
        </ForceState>
      ))}
    </Stack>
  ),
};

/** The longest words: the row scrolls on a phone, and wraps above. */
export const Stress: Story = {
  args: {
    tabs: tabs('Ihmisten etsiminen', ['Selausnäkymä', 'Pyyhkäisypeli', 'Kumppaninetsintä']),
    chips: [
      { id: 'female', label: 'Geschlechtsunabhängige Mitgliedersuche', href: '#1', isSet: true },
      { id: 'age', label: 'Vähintään 30 ja enintään 60 vuotta', href: '#2', isSet: true },
      { id: 'country', label: 'Königreich der Vereinigten Niederlande', href: '#3', isSet: false },
      { id: 'region', label: 'Mecklenburg-Vorpommern', href: '#4', isSet: true },
    ],
    labels: {
      label: 'Mitgliedersuchfiltereinstellungen',
      open: 'Hakusuodattimet',
      numSet: (count) => `${count} valittu`,
      remove: 'poista',
    },
  },
};

/** The last tab is the page's own: a row too long for a phone begins at it, and still goes to either end. */
export const LastTab: Story = {
  name: 'The last tab',
  decorators: (Story) => (
    <div style={{ maxInlineSize: 320 }}>
      <Story />
    </div>
  ),
  args: { tabs: tabs('Ways to find people', ['Browse', 'Swipe', 'Match finder'], 'finder') },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('navigation')).getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const own = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(own.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    await expect(row.scrollLeft).toBeGreaterThan(0);
    // Until its beginning is over, the row comes back to it.
    await Promise.all(row.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
    row.scrollTo(0, 0);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
};
