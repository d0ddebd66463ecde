import { Card } from '../../components/Card/index.ts';
import { Outcome } from '../../components/Outcome/index.ts';
import {
  ClockIcon,
  CloseIcon,
  CreditsIcon,
  DangerIcon,
  QuestionIcon,
} from '../../primitives/Icon/index.ts';
import type { PaymentStatusProps } from './PaymentStatus.types.ts';

/** Each state has its own drawing: the tint is not the only difference. Credits that came are a moment. */
const signs = {
  pending: { tone: 'info', icon: <ClockIcon size="xl" /> },
  completed: { isMoment: true, icon: <CreditsIcon size="text" /> },
  failed: { tone: 'danger', icon: <DangerIcon size="xl" /> },
  cancelled: { tone: 'warning', icon: <CloseIcon size="xl" /> },
  unknown: { tone: 'info', icon: <QuestionIcon size="xl" /> },
} as const;

/**
 * What became of a payment (M02): the pages pending, complete and failed. Its words are a status: when the bank's answer comes
 * in while the member waits, it is read out.
 */
export const PaymentStatus = ({ status, ...outcome }: PaymentStatusProps) => (
  <Card padding={status === 'completed' ? 'md' : 'lg'}>
    <Outcome {...outcome} {...signs[status]} announce="status" />
  </Card>
);
