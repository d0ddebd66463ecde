import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { BackIcon, ForwardIcon } from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/members', children: 'See all members' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all members' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { appearance: 'text', isCurrent: false } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      {(['text', 'quiet'] as const).map((appearance) => (
        <Inline key={appearance} gap="lg">
          <Link href="/a" appearance={appearance}>
            Rest
          </Link>
          <ForceState state="hover">
            <Link href="/b" appearance={appearance}>
              Hover
            </Link>
          </ForceState>
          <ForceState state="focus">
            <Link href="/c" appearance={appearance}>
              Focus
            </Link>
          </ForceState>
          <Link href="/d" appearance={appearance} isCurrent>
            This page
          </Link>
        </Inline>
      ))}
      <Text>
        In a sentence it is underlined, so that <Link href="/terms">the terms</Link> and{' '}
        <Link href="/help" newWindowLabel="(opens in a new window)">
          the help
        </Link>{' '}
        are found without colour.
      </Text>
    </Stack>
  ),
};

export const Stress: Story = {
  render: () => (
    <Stack gap="md" align="start">
      <Link href="/de">
        Datenschutzgrundverordnungskonforme Einwilligungserklärung vollständig anzeigen
      </Link>
      <Link href="/fi" appearance="button" iconEnd={<ForwardIcon />}>
        Käyttäjätunnuksesi sähköpostivahvistuksen uudelleenlähettäminen
      </Link>
    </Stack>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="md" align="start">
      <Link href="/text">Text</Link>
      <Link href="/quiet" appearance="quiet" iconStart={<BackIcon size="text" />}>
        Quiet
      </Link>
      <Inline gap="sm">
        {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
          <Link key={variant} href={`/${variant}`} appearance="button" variant={variant}>
            {variant}
          </Link>
        ))}
      </Inline>
    </Stack>
  ),
};
