import { useEffect, useRef, type ReactNode } from 'react';
import { Stepper } from '../../components/Stepper/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { header, leadStyle } from './SignUpForm.css.ts';
import type { SignUpStepFrame, SignUpStepId } from './SignUpForm.types.ts';

type StepHeaderProps = Pick<SignUpStepFrame, 'steps' | 'stepperLabels' | 'takesFocus'> & {
  step: SignUpStepId;
  headingLevel?: 1 | 2 | 'none' | undefined;
  title: string;
  lead?: ReactNode;
  /** A drawing over the title. */
  picture?: ReactNode;
};

/** The beginning of every step: where the member is, what is asked and why. */
export const StepHeader = ({
  step,
  steps = [],
  stepperLabels,
  headingLevel = 1,
  takesFocus = false,
  title,
  lead,
  picture,
}: StepHeaderProps) => {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = words.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    if (!takesFocus || !heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'center' });
  }, [takesFocus]);
  return (
    <>
      {stepperLabels && steps.length > 1 && (
        <Stepper steps={steps} currentId={step} labels={stepperLabels} />
      )}
      {picture}
      <div ref={words} className={header}>
        {headingLevel !== 'none' && (
          <Heading level={headingLevel} isFocusable>
            {title}
          </Heading>
        )}
        {lead !== undefined && <div className={leadStyle}>{lead}</div>}
      </div>
    </>
  );
};
