import { Banner } from '../../../components/Banner/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { CheckCircleIcon, MailIcon } from '../../../primitives/Icon/index.ts';
import { IconDisc } from '../../../primitives/IconDisc/index.ts';
import { ResendActivation } from '../../ActivationReminder/ResendActivation.tsx';
import { StepHeader } from '../StepHeader.tsx';
import { helpStyle, step } from './ConfirmStep.css.ts';
import type { ConfirmStepProps } from './ConfirmStep.types.ts';

/** The last step: the mail is on its way. Its link is opened elsewhere, so the member may go on meanwhile. */
export const ConfirmStep = ({
  continueHref,
  correctHref,
  isConfirmed = false,
  children,
  steps,
  stepperLabels,
  headingLevel,
  takesFocus,
  ...resend
}: ConfirmStepProps) => (
  <div className={step}>
    <StepHeader
      step="confirm"
      picture={
        <IconDisc>{isConfirmed ? <CheckCircleIcon size="xl" /> : <MailIcon size="xl" />}</IconDisc>
      }
      {...{ steps, stepperLabels, headingLevel, takesFocus }}
      title={resend.labels.title}
      lead={
        correctHref !== undefined && resend.labels.correct !== undefined && !isConfirmed ? (
          <>
            {resend.labels.lead} <Link href={correctHref}>{resend.labels.correct}</Link>
          </>
        ) : (
          resend.labels.lead
        )
      }
    />
    {resend.labels.waiting !== undefined && !isConfirmed && (
      <Banner tone="success">{resend.labels.waiting}</Banner>
    )}
    <div>
      <Link href={continueHref} appearance="button">
        {resend.labels.goOn}
      </Link>
    </div>
    {!isConfirmed && (
      <>
        {resend.labels.help !== undefined && <p className={helpStyle}>{resend.labels.help}</p>}
        <ResendActivation {...resend} />
      </>
    )}
    {children}
  </div>
);
