import { ResendMail } from '../../components/ResendMail/index.ts';
import type { ResendState } from '../../components/ResendMail/index.ts';

/** Asking once more for the mail that confirms the address, wherever it is asked. */
export interface ResendActivationProps {
  /** Where the resend form posts without script, or where `onResend` is not given. */
  action: string;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /**
   * What came of asking for another mail.
   * @default 'idle'
   */
  resendState?: ResendState | undefined;
  /** Why the resend failed: "Too many mails, try tomorrow". */
  resendError?: string | undefined;
  /** Called by the resend button; without it the form posts to `action`. */
  onResend?: (() => void) | undefined;
  labels: { resend: string; resending: string; resent: string };
}

/** The button that has the confirmation mail sent again, and what came of it. */
export const ResendActivation = ({
  resendState,
  resendError,
  onResend,
  action,
  hiddenFields,
  labels,
}: ResendActivationProps) => (
  <ResendMail
    {...{ action, hiddenFields, labels }}
    state={resendState}
    error={resendError}
    onResend={onResend && (() => onResend())}
  />
);
