import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { CreditMeter } from './CreditMeter.tsx';

const labels = { low: 'Low', empty: 'None left' };

const more = (
  <Link href="/credits" appearance="button">
    Buy credits
  </Link>
);

const meta = {
  title: 'Components/CreditMeter',
  component: CreditMeter,
  args: {
    credits: 8,
    children: '8 credits left',
    detail: 'Enough for 4 messages',
    labels,
    action: more,
  },
} satisfies Meta<typeof CreditMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 credits left')).toBeVisible();
    await expect(canvas.getByText('Low')).toBeVisible();
  },
};

export const Playground: Story = { args: { credits: 120, children: '120 credits left' } };

export const States: Story = {
  render: () => (
    <Stack gap="md">
      <Card>
        <CreditMeter credits={240} labels={labels} detail="Enough for 120 messages">
          240 credits left
        </CreditMeter>
      </Card>
      <Card>
        <CreditMeter credits={10} labels={labels} detail="Enough for 5 messages" action={more}>
          10 credits left
        </CreditMeter>
      </Card>
      <Card>
        <CreditMeter credits={0} labels={labels} action={more}>
          0 credits left
        </CreditMeter>
      </Card>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    credits: 0,
    children: '0 Nachrichtenguthabeneinheiten verfügbar',
    detail: 'Viestienlähettämiskrediittejä ei ole enää jäljellä käyttäjätililläsi.',
    labels: { low: 'Gering', empty: 'Aufgebrauchtes Guthabenkontingent' },
    action: (
      <Link href="/credits" appearance="button">
        Nachrichtenguthabeneinheiten hinzukaufen
      </Link>
    ),
  },
};
