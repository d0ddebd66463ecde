import { Link } from '../../../components/Link/index.ts';
import { MailIcon } from '../../../primitives/Icon/index.ts';
import { ResendMail } from '../../../components/ResendMail/index.ts';
import { StepHeader } from '../StepHeader.tsx';
import { helpStyle, picture, step } from './ConfirmStep.css.ts';
import type { ConfirmStepProps } from './ConfirmStep.types.ts';

/** The last step: the mail is on its way. Its link is opened elsewhere, so the member may go on meanwhile. */
export const ConfirmStep = ({
  action,
  hiddenFields,
  continueHref,
  resendState,
  resendError,
  onResend,
  children,
  steps,
  stepperLabels,
  headingLevel,
  takesFocus,
  labels,
}: ConfirmStepProps) => (
  <div className={step}>
    <StepHeader
      step="confirm"
      picture={
        <span className={picture}>
          <MailIcon size="xl" />
        </span>
      }
      {...{ steps, stepperLabels, headingLevel, takesFocus }}
      title={labels.title}
      lead={labels.lead}
    />
    <div>
      <Link href={continueHref} appearance="button">
        {labels.goOn}
      </Link>
    </div>
    {labels.help !== undefined && <p className={helpStyle}>{labels.help}</p>}
    <ResendMail
      action={action}
      hiddenFields={hiddenFields}
      state={resendState}
      error={resendError}
      onResend={onResend && (() => onResend())}
      labels={labels}
    />
    {children}
  </div>
);
