import { Button } from '../../components/Button/index.ts';
import { Form, textOf } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { ResendMail } from '../../components/ResendMail/index.ts';
import { EmailField } from '../../components/TextField/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import {
  CheckCircleIcon,
  ClockIcon,
  DangerIcon,
  MailIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import { IconDisc } from '../../primitives/IconDisc/index.ts';
import { result, wide, words } from './ActivationResult.css.ts';
import type { ActivationResultProps } from './ActivationResult.types.ts';

const looks = {
  ready: { StatusIcon: MailIcon, tone: 'primary' },
  working: { StatusIcon: MailIcon, tone: 'primary' },
  activated: { StatusIcon: CheckCircleIcon, tone: 'success' },
  expired: { StatusIcon: ClockIcon, tone: 'warning' },
  used: { StatusIcon: CheckCircleIcon, tone: 'warning' },
  invalid: { StatusIcon: WarningIcon, tone: 'warning' },
  failed: { StatusIcon: DangerIcon, tone: 'danger' },
} as const;

/**
 * What came of following the link in the activation mail (spec section 2, /activate/done and /activate/error). Only the
 * button, or the script in its place, activates: a mail scanner that merely visits changes nothing.
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
  const canActivate = status === 'ready' || status === 'working' || status === 'failed';
  const canGoOn = status === 'activated' || status === 'used';
  const canResend = (status === 'expired' || status === 'invalid') && resendAction !== undefined;
  return (
    <div className={result}>
      <IconDisc tone={tone}>
        <StatusIcon size="xl" />
      </IconDisc>
      <div className={words} role="status">
        <Heading level={1}>{labels.title}</Heading>
        <p>{labels.text}</p>
      </div>
      {canActivate && (
        <div className={wide}>
          <Form
            action={action}
            onSubmit={onActivate && (() => onActivate())}
            isPending={status === 'working'}
            errorTitle={labels.title}
            fieldIds={{}}
            hiddenFields={{ ...hiddenFields, ...(token === undefined ? {} : { token }) }}
          >
            <div>
              <Button
                type="submit"
                size="lg"
                isPending={status === 'working'}
                pendingLabel={labels.working}
              >
                {labels.activate}
              </Button>
            </div>
          </Form>
        </div>
      )}
      {canGoOn && (
        <Link href={continueHref} appearance="button" size="lg">
          {labels.goOn}
        </Link>
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
