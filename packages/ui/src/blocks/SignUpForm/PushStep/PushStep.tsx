import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Form } from '../../../components/Form/index.ts';
import { BellIcon } from '../../../primitives/Icon/index.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHeader } from '../StepHeader.tsx';
import type { PushStepProps } from './PushStep.types.ts';

const tones = { subscribed: 'success', denied: 'warning', incapable: 'info' } as const;

/** Asks for notifications. The browser's own question comes only after the member's press. */
export const PushStep = ({
  state,
  onEnable,
  action,
  onSubmit,
  isPending,
  hiddenFields,
  skipHref,
  onSkip,
  steps,
  stepperLabels,
  headingLevel,
  takesFocus,
  labels,
}: PushStepProps) => (
  <Form
    action={action}
    onSubmit={onSubmit && (() => onSubmit())}
    isPending={isPending}
    errorTitle={labels.errorTitle}
    fieldIds={{}}
    hiddenFields={hiddenFields}
    header={
      <StepHeader
        step="push"
        {...{ steps, stepperLabels, headingLevel, takesFocus }}
        title={labels.title}
        lead={labels.lead}
      />
    }
  >
    {state === 'askable' || state === 'asking' ? (
      <div>
        <Button
          variant="soft"
          iconStart={<BellIcon />}
          isPending={state === 'asking'}
          pendingLabel={labels.asking}
          onPress={onEnable}
        >
          {labels.enable}
        </Button>
      </div>
    ) : (
      <Banner tone={tones[state]} announce="status">
        {labels[state]}
      </Banner>
    )}
    <StepActions {...{ skipHref, onSkip, isPending, labels }} />
  </Form>
);
