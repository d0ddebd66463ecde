import { Button } from '../../components/Button/index.ts';
import { Link, takeOver } from '../../components/Link/index.ts';
import { actions, submit as submitStyle } from './StepActions.css.ts';
import type { SignUpStepFrame, SignUpStepLabels } from './SignUpForm.types.ts';

type StepActionsProps = Pick<SignUpStepFrame, 'skipHref' | 'onSkip' | 'isPending'> & {
  /**
   * There is nothing to save yet, and the step itself says how there will be: the button is there without script alone, which sends by it.
   * @default false
   */
  isEmpty?: boolean | undefined;
  labels: Pick<SignUpStepLabels, 'submit' | 'pending' | 'skip'>;
};

/** The end of every later step: save and go on, or skip. Skipping is as easy to find as going on. */
export const StepActions = ({
  skipHref,
  onSkip,
  isPending = false,
  isEmpty = false,
  labels,
}: StepActionsProps) => (
  <div className={actions}>
    <span className={submitStyle({ isEmpty })}>
      <Button type="submit" isPending={isPending} pendingLabel={labels.pending}>
        {labels.submit}
      </Button>
    </span>
    {skipHref !== undefined ? (
      <Link
        href={skipHref}
        appearance="button"
        variant={isEmpty ? 'outline' : 'ghost'}
        tone="neutral"
        isFullWidth={isEmpty}
        onPress={takeOver(onSkip)}
      >
        {labels.skip}
      </Link>
    ) : (
      onSkip && (
        <Button
          variant={isEmpty ? 'outline' : 'ghost'}
          tone="neutral"
          isFullWidth={isEmpty}
          onPress={onSkip}
        >
          {labels.skip}
        </Button>
      )
    )}
  </div>
);
