import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { BellIcon } from '../../../primitives/Icon/index.ts';
import { StepForm } from '../StepForm.tsx';
import type { PushStepProps } from './PushStep.types.ts';

const tones = { subscribed: 'success', denied: 'warning', incapable: 'info' } as const;

/** Asks for notifications. The browser's own question comes only after the member's press. */
export const PushStep = ({ state, onEnable, ...step }: PushStepProps) => (
  <StepForm {...step} step="push" read={() => undefined}>
    {state === 'askable' || state === 'asking' ? (
      <div>
        <Button
          variant="soft"
          iconStart={<BellIcon />}
          isPending={state === 'asking'}
          pendingLabel={step.labels.asking}
          onPress={onEnable}
        >
          {step.labels.enable}
        </Button>
      </div>
    ) : (
      <Banner tone={tones[state]} announce="status">
        {step.labels[state]}
      </Banner>
    )}
  </StepForm>
);
