import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CheckCircleIcon,
  ClockIcon,
  DangerIcon,
  InfoIcon,
  PremiumIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { children: 'Online', tone: 'success' },
} satisfies Meta<typeof StatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: <CheckCircleIcon size="sm" /> } };

export const States: Story = {
  render: () => (
    <Inline gap="sm">
      <StatusBadge tone="success" icon={<CheckCircleIcon size="sm" />}>
        Confirmed
      </StatusBadge>
      <StatusBadge tone="info" icon={<ClockIcon size="sm" />}>
        Being checked
      </StatusBadge>
      <StatusBadge tone="warning" icon={<WarningIcon size="sm" />}>
        8 credits left
      </StatusBadge>
      <StatusBadge tone="danger" icon={<DangerIcon size="sm" />}>
        Refused
      </StatusBadge>
      <StatusBadge tone="premium" icon={<PremiumIcon size="sm" />}>
        Premium
      </StatusBadge>
    </Inline>
  ),
};

export const Stress: Story = {
  args: {
    children: 'Bildinhaltsüberprüfungsverfahren noch nicht abgeschlossen',
    icon: <InfoIcon size="sm" />,
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap="sm">
      {(
        [
          'neutral',
          'primary',
          'secondary',
          'success',
          'warning',
          'danger',
          'info',
          'premium',
        ] as const
      ).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
    </Inline>
  ),
};
