import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { brokenWords, inWindow } from '../../testing/inWindow.ts';
import { exampleLanguageMenu } from '../LanguageMenu/exampleLanguageMenu.tsx';
import {
  freeMember,
  germanTopNavLabels,
  paidMember,
  topNavLabels,
  topNavLinks,
} from './TopNav.fixtures.ts';
import { TopNav } from './TopNav.tsx';
import type { TopNavProps } from './TopNav.types.ts';

const meta = {
  title: 'Blocks/TopNav',
  component: TopNav,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Velours',
    member: { ...paidMember, thumbnailUrl: demoPhoto(1) },
    links: topNavLinks,
    currentPlace: 'members',
    labels: topNavLabels,
  },
} satisfies Meta<typeof TopNav>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A window of its own for each bar, so that several can stand in one picture, each with its row of places. */
const Window = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} style={{ contain: 'layout', minBlockSize: '9rem' }}>
    {children}
  </section>
);

const several = (args: TopNavProps, variants: Record<string, Partial<TopNavProps>>) => (
  <Stack gap="lg">
    {Object.entries(variants).map(([title, variant]) => (
      <Window key={title} title={title}>
        <TopNav
          {...args}
          {...variant}
          labels={{ ...(variant.labels ?? args.labels), navigation: title }}
        />
      </Window>
    ))}
  </Stack>
);

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main navigation' }));
    await expect(nav.getByRole('link', { name: 'Messages 3 unread messages' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Search members' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Velours, home page' })).toHaveFocus();
    await userEvent.tab();
    await expect(nav.getByRole('link', { name: 'Search members' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** A visitor, with the language dropdown. */
export const Visitor: Story = {
  args: {
    member: null,
    languageMenu: exampleLanguageMenu(),
  },
};

/** A blocked account: nothing but home and the account. */
export const Blocked: Story = { args: { member: { ...paidMember, isBlocked: true } } };

export const States: Story = {
  render: (args) =>
    several(args, {
      'free member': { member: { ...freeMember, thumbnailUrl: demoPhoto(2) } },
      'paid member, nothing new': {
        member: { ...paidMember, numUnreadMessages: 0, numNewLikes: 0 },
        currentPlace: 'likes',
      },
      '99 unread, 100 new likes': {
        member: { ...freeMember, numUnreadMessages: 99, numNewLikes: 100 },
      },
      '11 credits, no badge': { member: { ...paidMember, credits: 11 }, currentPlace: 'credits' },
      '10 credits, warning': { member: { ...paidMember, credits: 10 } },
      '1 credit, warning': { member: { ...paidMember, credits: 1 } },
      'no credits, danger': { member: { ...paidMember, credits: 0 }, currentPlace: 'messages' },
      'installed app, with a way back': { onBack: () => undefined },
      visitor: { member: null },
      'visitor, sign-up closed': { member: null, links: { ...topNavLinks, signUp: undefined } },
    }),
};

/** Pointer and keyboard on every entry at once. */
export const EntryStates: Story = {
  render: (args) => (
    <Stack gap="lg">
      {(['hover', 'focus'] as const).map((state) => (
        <Window key={state} title={state}>
          <ForceState state={state}>
            <TopNav {...args} labels={{ ...args.labels, navigation: state }} />
          </ForceState>
        </Window>
      ))}
    </Stack>
  ),
};

/** What takes the focus stands below the bar and above the row of places, from whichever side it is come to. */
export const FocusInSight: Story = {
  render: (args) => (
    <>
      <TopNav {...args} />
      {/* A story's body has no room of its own below the page. */}
      <main style={{ paddingBlockEnd: '5rem' }}>
        {Array.from({ length: 60 }, (_, row) => (
          <p key={row}>
            <a href={`#${row}`}>{`Row ${row + 1}`}</a>
          </p>
        ))}
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const covers = [canvas.getByRole('banner'), canvas.getByRole('navigation')];
    const rows = canvas.getAllByRole('link', { name: /^Row/ });
    for (const width of [360, 1200]) {
      const covered = await inWindow({ width }, () =>
        [...rows, ...rows.toReversed()].filter((row) => {
          row.focus();
          const { top, bottom } = row.getBoundingClientRect();
          return covers.some((cover) => {
            const box = cover.getBoundingClientRect();
            return box.top < bottom && box.bottom > top;
          });
        }),
      );
      await expect(covered).toEqual([]);
    }
  },
};

/** The longest words of the catalogues, whole on every phone whatever the size of text. */
export const LongPlaces: Story = {
  args: {
    member: freeMember,
    labels: {
      ...topNavLabels,
      members: 'Nachrichten',
      messages: 'Meddelanden',
      likes: 'Wiadomości',
      getPremium: 'Polubienia',
    },
  },
  play: async ({ canvas }) => {
    for (const width of [320, 360]) {
      for (const textSize of [100, 150, 200]) {
        const nav = canvas.getByRole('navigation');
        const broken = await inWindow({ width, textSize }, () => brokenWords(nav));
        await expect([width, textSize, ...broken]).toEqual([width, textSize]);
      }
    }
  },
};

/** Whole, on one line or two, or not at all: no part of a name is left over. */
export const NameWithoutRoom: Story = {
  args: {
    brandName: 'Velours Silver & Gold',
    labels: { ...topNavLabels, home: 'Velours Silver & Gold, home page' },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Velours Silver & Gold, home page' });
    const letters = document.createRange();
    letters.selectNodeContents(within(link).getByText('Velours Silver & Gold'));
    const seen = new Set<string>();
    for (const width of [320, 360, 768, 800, 850, 900, 992, 1200]) {
      const shares = await inWindow({ width }, () => {
        const box = link.getBoundingClientRect();
        return [...letters.getClientRects()].map(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      });
      await expect([width, new Set(shares).size]).toEqual([width, 1]);
      seen.add(String(shares[0]));
    }
    await expect([...seen].toSorted()).toEqual(['false', 'true']);
  },
};

export const Stress: Story = {
  render: (args) =>
    several(args, {
      'Deutsch, 99+, kein Guthaben': {
        brandName: 'Velours Curves & Partnersuche',
        labels: { ...germanTopNavLabels, home: 'Velours Curves & Partnersuche, zur Startseite' },
        member: {
          name: 'Maximiliane-Alexandrina Wolfeschlegelstein',
          thumbnailUrl: null,
          numUnreadMessages: 100,
          numNewLikes: 2500,
          credits: 0,
          isPaidUser: true,
        },
        onBack: () => undefined,
      },
      'Deutsch, Premium': {
        labels: germanTopNavLabels,
        member: { ...freeMember, numUnreadMessages: 99, numNewLikes: 100 },
      },
      'Deutsch, Besucher': {
        brandName: 'Velours Curves & Partnersuche',
        labels: { ...germanTopNavLabels, home: 'Velours Curves & Partnersuche, zur Startseite' },
        member: null,
      },
    }),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) =>
    several(args, {
      free: { member: freeMember, currentPlace: 'members' },
      low: { member: { ...paidMember, credits: 4, numUnreadMessages: 120 } },
      empty: { member: { ...paidMember, credits: 0 }, currentPlace: 'likes' },
      visitor: { member: null },
    }),
};
