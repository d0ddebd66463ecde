import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Container } from '../../primitives/Container/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Link } from '../Link/index.ts';
import { Outcome } from './Outcome.tsx';

const meta = {
  title: 'Components/Outcome',
  component: Outcome,
  decorators: [
    (Story) => (
      <Container width="sm">
        <Story />
      </Container>
    ),
  ],
  args: {
    title: 'Your complaint has been received',
    children: 'We answer by e-mail within five working days.',
    facts: [{ term: 'Reference', value: 'C-2026-0142' }],
    actions: (
      <Link href="/members" appearance="button" variant="outline" tone="neutral">
        Back to the members
      </Link>
    ),
  },
} satisfies Meta<typeof Outcome>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Playground: Story = { args: { tone: 'success' } };

export const States: Story = {
  render: () => (
    <Stack gap="xxl">
      {(['success', 'info', 'warning', 'danger'] as const).map((tone) => (
        <Outcome key={tone} tone={tone} headingLevel={2} title={`What came of it: ${tone}`}>
          What happens next, and when.
        </Outcome>
      ))}
    </Stack>
  ),
};

/** Told once, on a canvas of its own. */
export const Moment: Story = {
  args: {
    isMoment: true,
    title: 'Your payment has arrived',
    children: 'New in your balance: 100 credits.',
  },
};

export const Stress: Story = {
  args: {
    title: 'Beschwerdeeingangsbestätigungsbenachrichtigung versendet',
    children: 'Vastaamme sähköpostiosoitteeseesi viimeistään viiden työpäivän kuluessa.',
    facts: [
      { term: 'Bearbeitungsvorgangsnummer', value: 'BESCHWERDE-2026-000000000000142-DE-0001' },
      { term: 'Datum', value: '21.11.2026' },
    ],
  },
};
