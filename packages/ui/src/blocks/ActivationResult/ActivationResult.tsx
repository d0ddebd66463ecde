import { Button } from '../../components/Button/index.ts';
import { Form, textOf } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Outcome } from '../../components/Outcome/index.ts';
import { ResendMail } from '../../components/ResendMail/index.ts';
import { EmailField } from '../../components/TextField/index.ts';
import {
  CheckCircleIcon,
  ClockIcon,
  DangerIcon,
  MailIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import { onward, result, shown, wide } from './ActivationResult.css.ts';
import type { ActivationResultProps } from './ActivationResult.types.ts';

const looks = {
  ready: { StatusIcon: MailIcon, tone: 'info' },
  working: { StatusIcon: MailIcon, tone: 'info' },
  activated: { StatusIcon: CheckCircleIcon, tone: 'success' },
  expired: { StatusIcon: ClockIcon, tone: 'warning' },
  used: { StatusIcon: CheckCircleIcon, tone: 'success' },
  invalid: { StatusIcon: WarningIcon, tone: 'warning' },
  failed: { StatusIcon: DangerIcon, tone: 'danger' },
} as const;

/**
 * What came of following the link in the activation mail (spec section 2, /activate/done and /activate/error); a confirmed address is
 * a moment, and its heading can take the focus (`useArrivalFocus`). Mail scanners follow links, and run the scripts of their pages: the button
 * waits for a press (`ready`), and is at work from the start only where a script will press it for who is known to be there (`working`).
 */
export const ActivationResult = ({
  status,
  action,
  token,
  onActivate,
  continueHref,
  resendAction,
  asksForEmail = false,
  onResend,
  resendState,
  resendError,
  hiddenFields,
  labels,
}: ActivationResultProps) => {
  const { StatusIcon, tone } = looks[status];
  const isMoment = status === 'activated';
  const isWorking = status === 'working';
  const canActivate = status === 'ready' || isWorking || status === 'failed';
  const canGoOn = status === 'activated' || status === 'used';
  const canResend = (status === 'expired' || status === 'invalid') && resendAction !== undefined;
  const outcome = (text: string) => (
    <div className={wide} role="status">
      <Outcome
        tone={tone}
        isMoment={isMoment}
        icon={<StatusIcon size={isMoment ? 'text' : 'xl'} />}
        title={labels.title}
      >
        {text}
      </Outcome>
    </div>
  );
  const form = (isPending: boolean) => (
    <div className={wide}>
      <Form
        action={action}
        onSubmit={onActivate && (() => onActivate())}
        isPending={isPending}
        errorTitle={labels.title}
        fieldIds={{}}
        hiddenFields={{ ...hiddenFields, ...(token === undefined ? {} : { token }) }}
      >
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isPending={isPending}
          pendingLabel={labels.working}
        >
          {labels.activate}
        </Button>
      </Form>
    </div>
  );
  return (
    <div className={result}>
      <div className={shown({ isWorking })}>
        {outcome(labels.text)}
        {canActivate && form(isWorking)}
      </div>
      {isWorking && (
        <noscript className={wide}>
          <div className={result}>
            {outcome(labels.noScript)}
            {form(false)}
          </div>
        </noscript>
      )}
      {canGoOn && (
        <div className={onward({ isMoment })}>
          <Link href={continueHref} appearance="button" size="lg">
            {labels.goOn}
          </Link>
        </div>
      )}
      {canResend && (
        <div className={wide}>
          <ResendMail
            action={resendAction}
            hiddenFields={hiddenFields}
            state={resendState}
            error={resendError}
            onResend={onResend && ((data) => onResend(textOf(data, 'email').trim()))}
            labels={labels}
          >
            {asksForEmail && <EmailField name="email" label={labels.email ?? ''} />}
          </ResendMail>
        </div>
      )}
    </div>
  );
};
