import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'account', label: 'Account' },
  { id: 'photo', label: 'Photo' },
  { id: 'location', label: 'Location' },
  { id: 'personal', label: 'About you' },
  { id: 'about', label: 'In your words' },
  { id: 'push', label: 'Notifications' },
  { id: 'confirm', label: 'Confirm your e-mail' },
];

const labels = {
  list: 'Sign-up steps',
  progress: (current: number, total: number) => `Step ${current} of ${total}`,
  done: 'done',
  skipped: 'skipped',
};

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps, currentId: 'location', labels },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Location');
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      {['account', 'personal', 'confirm'].map((currentId) => (
        <Stepper
          key={currentId}
          steps={steps.map((step) => ({ ...step, isSkipped: step.id === 'photo' }))}
          currentId={currentId}
          labels={{ ...labels, list: `Sign-up steps, at ${currentId}` }}
        />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    currentId: 'personal',
    steps: steps.map(({ id }, index) => ({
      id,
      label: index % 2 === 0 ? 'Benutzerkontoeinrichtung' : 'Sähköpostiosoitteen vahvistaminen',
    })),
    labels: {
      list: 'Rekisteröitymisen vaiheet',
      progress: (current, total) => `Registrierungsabschnitt ${current} von insgesamt ${total}`,
      done: 'abgeschlossen',
    },
  },
};
