import { Banner, StripAction } from '../../components/Banner/index.ts';
import { PostForm } from '../../components/Form/PostForm.tsx';
import type { ActivationReminderProps } from './ActivationReminder.types.ts';

/** Stands over every page until the e-mail address is confirmed (spec section 4), in one line. It cannot be dismissed. */
export const ActivationReminder = ({
  action,
  hiddenFields,
  resendState = 'idle',
  resendError,
  onResend,
  labels,
}: ActivationReminderProps) => {
  const isSending = resendState === 'sending';
  const words = {
    idle: labels.short,
    sending: labels.short,
    sent: labels.resent,
    failed: resendError ?? labels.short,
  };
  return (
    <Banner
      layout="strip"
      tone={resendState === 'sent' ? 'success' : 'warning'}
      actions={
        <PostForm
          {...{ action, hiddenFields }}
          onSubmit={onResend && (() => onResend())}
          isPending={isSending}
        >
          <StripAction type="submit" isPending={isSending}>
            {isSending ? labels.resending : labels.resend}
          </StripAction>
        </PostForm>
      }
    >
      <p role="status">{words[resendState]}</p>
    </Banner>
  );
};
