import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { Prose } from '../Prose/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: 'Say hello to someone new tonight.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', tone: 'muted', weight: 'medium' } };

export const Headings: Story = {
  render: () => (
    <Stack gap="md">
      <Heading level={1} size="display">
        Meet someone who means it
      </Heading>
      <Heading level={2} size="xl">
        Members near you
      </Heading>
      <Heading level={3} size="lg">
        New this week
      </Heading>
      <Heading level={4}>About me</Heading>
    </Stack>
  ),
};

export const LongReading: Story = {
  render: () => (
    <Prose>
      <h2>Your data</h2>
      <p>
        We keep what you tell us only as long as you are a member. <strong>You decide</strong> what
        others see, and <a href="/privacy">the privacy page</a> says how.
      </p>
      <ul>
        <li>Photos are looked at before they are shown.</li>
        <li>Messages are yours and the other member’s.</li>
      </ul>
      <h3>How long</h3>
      <ol>
        <li>While you are a member.</li>
        <li>And thirty days after.</li>
      </ol>
      <blockquote>Nothing is sold.</blockquote>
    </Prose>
  ),
};

/** As a legal page comes from the server; its table scrolls by itself. */
export const LongReadingWithTable: Story = {
  render: () => (
    <Prose
      html={[
        '<h2>How long</h2>',
        '<div role="region" aria-label="How long" tabindex="0"><table>',
        '<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>',
        '<tbody><tr><td>Receipts</td><td>The law asks for them</td><td>Seven years</td></tr></tbody>',
        '</table></div>',
      ].join('')}
    />
  ),
};

export const Stress: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', size: 'xl' },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="xs">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          Size {size}
        </Text>
      ))}
      {(
        [
          'text',
          'muted',
          'primary',
          'secondary',
          'success',
          'danger',
          'warning',
          'premium',
        ] as const
      ).map((tone) => (
        <Text key={tone} tone={tone}>
          Tone {tone}
        </Text>
      ))}
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          Weight {weight}
        </Text>
      ))}
    </Stack>
  ),
};
