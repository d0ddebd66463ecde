import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { PostForm } from '../Form/PostForm.tsx';
import { Text } from '../../primitives/Text/index.ts';
import { CheckCircleIcon, DangerIcon } from '../../primitives/Icon/index.ts';
import { form } from './ResendMail.css.ts';

/** Where the request for another mail is. */
export type ResendState = 'idle' | 'sending' | 'sent' | 'failed';

export type ResendMailProps = {
  /** Where it posts without script, or where `onResend` is not given. */
  action: string;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /**
   * What came of asking.
   * @default 'idle'
   */
  state?: ResendState | undefined;
  /** Why it failed; said after the button. */
  error?: string | undefined;
  /** Called with the form's data instead of posting it. */
  onResend?: ((data: FormData) => void) | undefined;
  /** A field above the button: the address, where it is not known. */
  children?: ReactNode;
  /** All words that it shows or says. */
  labels: { resend: string; resending: string; resent: string };
};

/** Asks for a mail once more, and says what came of it. */
export const ResendMail = ({
  action,
  hiddenFields,
  state = 'idle',
  error,
  onResend,
  children,
  labels,
}: ResendMailProps) => {
  const outcomeId = useId();
  const isSending = state === 'sending';
  return (
    <PostForm
      className={form}
      onSubmit={onResend}
      isPending={isSending}
      {...{ action, hiddenFields }}
    >
      {children}
      <div>
        <Button
          type="submit"
          variant="outline"
          tone="neutral"
          isPending={isSending}
          pendingLabel={labels.resending}
          aria-describedby={outcomeId}
        >
          {labels.resend}
        </Button>
      </div>
      <div id={outcomeId} role="status">
        {state === 'sent' && (
          <Text weight="semibold">
            <CheckCircleIcon size="text" /> {labels.resent}
          </Text>
        )}
        {state === 'failed' && error !== undefined && (
          <Text weight="semibold">
            <DangerIcon size="text" /> {error}
          </Text>
        )}
      </div>
    </PostForm>
  );
};
