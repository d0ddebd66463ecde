import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { longPayment, paymentExamples, paymentFacts } from './PaymentStatus.fixtures.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

type Example = (typeof paymentExamples)['pending'];

const Shown = ({ next, ...example }: Example & { facts?: typeof paymentFacts }) => (
  <PaymentStatus
    facts={paymentFacts}
    headingLevel={2}
    {...example}
    actions={next.map(({ href, label }, index) => (
      <Link key={href} href={href} appearance="button" variant={index === 0 ? 'solid' : 'outline'}>
        {label}
      </Link>
    ))}
  />
);

const meta = {
  title: 'Blocks/PaymentStatus',
  component: PaymentStatus,
  args: { ...paymentExamples.completed, facts: paymentFacts },
  decorators: [inFormWidth],
} satisfies Meta<typeof PaymentStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

const Waiting = () => {
  const [isDone, setDone] = useState(false);
  return (
    <Stack>
      <Shown {...paymentExamples[isDone ? 'completed' : 'pending']} />
      <Button variant="outline" tone="neutral" onPress={() => setDone(true)}>
        The bank answers
      </Button>
    </Stack>
  );
};

/** The bank's answer comes while the member waits: the same status region says so. */
export const Default: Story = {
  render: () => <Waiting />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Your payment is on its way');
    await expect(within(status).queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('link')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'The bank answers' }));
    await expect(status).toHaveTextContent('Your payment has arrived');
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      {Object.values(paymentExamples).map((example) => (
        <Shown key={example.status} {...example} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = { render: () => <Shown {...longPayment} /> };
