import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../../testing/inFormWidth.tsx';
import { Stack } from '../../../primitives/Stack/index.ts';
import { stepLabels } from '../SignUpForm.fixtures.ts';
import { PushStep } from './PushStep.tsx';

const labels = {
  ...stepLabels,
  title: 'Hear about new messages',
  lead: 'We can show a notification when someone writes to you. You can turn it off at any time.',
  enable: 'Turn on notifications',
  asking: 'Your browser is asking you',
  subscribed: 'Notifications are on.',
  denied: 'Notifications are blocked in your browser. You can change that in its settings.',
  incapable: 'This browser cannot show notifications.',
};

const meta = {
  title: 'Blocks/SignUpForm/PushStep',
  component: PushStep,
  decorators: [inFormWidth],
  args: {
    action: '/complete-signup',
    skipHref: '/complete-signup?step=confirm',
    state: 'askable',
    onEnable: fn(),
    onSubmit: fn(),
    labels,
  },
} satisfies Meta<typeof PushStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on notifications' }));
    await expect(args.onEnable).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      {(['asking', 'subscribed', 'denied', 'incapable'] as const).map((state) => (
        <PushStep
          key={state}
          {...args}
          headingLevel={2}
          state={state}
          labels={{ ...labels, title: state }}
        />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    state: 'denied',
    labels: {
      ...labels,
      title: 'Benachrichtigungseinstellungen',
      denied:
        'Selaimesi on estänyt ilmoitusten näyttämisen. Voit muuttaa ilmoitusasetuksia selaimesi yksityisyysasetuksista.',
      submit: 'Einstellungen speichern und fortfahren',
    },
  },
};
