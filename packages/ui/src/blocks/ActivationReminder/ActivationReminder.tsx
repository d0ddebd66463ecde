import { Banner } from '../../components/Banner/index.ts';
import { ResendMail } from '../../components/ResendMail/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { ActivationReminderProps } from './ActivationReminder.types.ts';

/** Stands over every page until the e-mail address is confirmed (spec section 4). It cannot be dismissed. */
export const ActivationReminder = ({
  action,
  hiddenFields,
  resendState,
  resendError,
  onResend,
  labels,
}: ActivationReminderProps) => (
  <Banner tone="warning" title={labels.title}>
    <Stack gap="sm">
      <p>{labels.text}</p>
      <ResendMail
        action={action}
        hiddenFields={hiddenFields}
        state={resendState}
        error={resendError}
        onResend={onResend && (() => onResend())}
        labels={labels}
      />
    </Stack>
  </Banner>
);
