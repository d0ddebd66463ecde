import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { timeBonusLabels } from './TimeBonusBanner.fixtures.ts';
import { TimeBonusBanner } from './TimeBonusBanner.tsx';

const meta = {
  title: 'Blocks/TimeBonusBanner',
  component: TimeBonusBanner,
  args: {
    hours: 3,
    minutes: 5,
    seconds: 9,
    href: '/pricing',
    code: 'Discount code TIMEBONUS25',
    onDismiss: fn(),
    labels: timeBonusLabels,
  },
} satisfies Meta<typeof TimeBonusBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('03');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the prices' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <TimeBonusBanner
        {...args}
        href={undefined}
        code={undefined}
        onDismiss={undefined}
        labels={{ ...args.labels, title: 'Only the offer', units: undefined }}
      />
      <TimeBonusBanner
        {...args}
        hours={0}
        minutes={0}
        seconds={1}
        onDismiss={undefined}
        labels={{ ...args.labels, title: 'The last second, in the same calm colours' }}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    code: 'Rabattgutscheincode TIMEBONUS25',
    labels: {
      title: 'Fünfundzwanzig Prozent Neukundenermäßigung auf Ihr erstes Guthabenpaket',
      text: 'Koska olet uusi käyttäjä, ensimmäiset krediittisi ovat määräaikaisesti neljänneksen edullisempia. Sen jälkeen sovelletaan normaalihintaa.',
      timeLeft: 'Verbleibende Angebotsdauer',
      units: { hours: 'Stunden', minutes: 'Minuten', seconds: 'Sekunden' },
      action: 'Preisübersicht und Zahlungsmöglichkeiten',
      dismiss: 'Hinweis ausblenden',
    },
  },
};
