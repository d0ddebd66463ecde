import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { steps as stepsStyle } from './PushOptIn.css.ts';
import type { PushOptInProps, PushOptInState } from './PushOptIn.types.ts';

const looks = { size: 'sm', variant: 'outline', tone: 'neutral' } as const;

/** What came of it, which can be hidden; the others are an offer with two answers. */
const outcomes = {
  subscribed: 'success',
  unsubscribing: 'success',
  notTurnedOff: 'warning',
  denied: 'warning',
} as const;

type Outcome = keyof typeof outcomes;

const isOutcome = (state: PushOptInState): state is Outcome => state in outcomes;

const Offer = ({ state, reason, onEnable, onDismiss, labels }: PushOptInProps) => {
  const isFailed = state === 'failed';
  const { title, text } = labels[isFailed || state === 'expired' ? state : 'prompt'];
  return (
    <Banner
      title={title}
      {...(isFailed ? { tone: 'warning' as const, announce: 'status' as const } : {})}
      actions={
        <>
          <Button
            {...looks}
            isPending={state === 'subscribing'}
            pendingLabel={labels.subscribing}
            onPress={() => onEnable()}
          >
            {isFailed ? labels.retry : labels.enable}
          </Button>
          <Button {...looks} onPress={() => onDismiss()}>
            {labels.notNow}
          </Button>
        </>
      }
    >
      <p>{isFailed ? (reason ?? text) : text}</p>
    </Banner>
  );
};

/**
 * Offers notifications of new messages (spec section 4), and says what came of it. The browser's own question comes only
 * after the member's press, and "not now" is as near.
 */
export const PushOptIn = (props: PushOptInProps) => {
  const { state, reason, onDisable, onDismiss, labels } = props;
  if (!isOutcome(state)) return <Offer {...props} />;
  const isRefused = state === 'notTurnedOff';
  const { title, text } = labels[state === 'unsubscribing' ? 'subscribed' : state];
  return (
    <Banner
      tone={outcomes[state]}
      title={title}
      announce="status"
      onDismiss={onDismiss}
      dismissLabel={labels.dismiss}
      actions={
        onDisable === undefined || state === 'denied' ? undefined : (
          <Button
            {...looks}
            isPending={state === 'unsubscribing'}
            pendingLabel={labels.unsubscribing}
            onPress={() => onDisable()}
          >
            {isRefused ? labels.retry : labels.disable}
          </Button>
        )
      }
    >
      <p>{isRefused ? (reason ?? text) : text}</p>
      {state === 'denied' && labels.steps.length > 0 && (
        <ol className={stepsStyle}>
          {labels.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </Banner>
  );
};
