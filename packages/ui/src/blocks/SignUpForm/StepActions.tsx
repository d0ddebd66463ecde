import { Button } from '../../components/Button/index.ts';
import { Link, takeOver } from '../../components/Link/index.ts';
import { actions } from './StepActions.css.ts';
import type { SignUpStepFrame, SignUpStepLabels } from './SignUpForm.types.ts';

type StepActionsProps = Pick<SignUpStepFrame, 'skipHref' | 'onSkip' | 'isPending'> & {
  labels: Pick<SignUpStepLabels, 'submit' | 'pending' | 'skip'>;
};

/** The end of every later step: save and go on, or skip. Skipping is as easy to find as going on. */
export const StepActions = ({ skipHref, onSkip, isPending = false, labels }: StepActionsProps) => (
  <div className={actions}>
    <Button type="submit" isPending={isPending} pendingLabel={labels.pending}>
      {labels.submit}
    </Button>
    {skipHref !== undefined ? (
      <Link
        href={skipHref}
        appearance="button"
        variant="ghost"
        tone="neutral"
        onPress={takeOver(onSkip)}
      >
        {labels.skip}
      </Link>
    ) : (
      onSkip && (
        <Button variant="ghost" tone="neutral" onPress={onSkip}>
          {labels.skip}
        </Button>
      )
    )}
  </div>
);
