import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { steps as stepsStyle } from './PushOptIn.css.ts';
import type { PushOptInProps } from './PushOptIn.types.ts';

/**
 * Offers notifications of new messages (spec section 4), and says what came of it. The browser's own question comes only
 * after the member's press, and "not now" is as near.
 */
export const PushOptIn = ({ state, onEnable, onDismiss, labels }: PushOptInProps) => {
  const { title, text } = labels[state === 'subscribing' ? 'prompt' : state];
  if (state === 'subscribed' || state === 'denied') {
    return (
      <Banner
        tone={state === 'subscribed' ? 'success' : 'warning'}
        title={title}
        announce="status"
        onDismiss={onDismiss}
        dismissLabel={labels.dismiss}
      >
        <p>{text}</p>
        {state === 'denied' && labels.steps.length > 0 && (
          <ol className={stepsStyle}>
            {labels.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </Banner>
    );
  }
  const looks = { size: 'sm', variant: 'outline', tone: 'neutral' } as const;
  return (
    <Banner
      title={title}
      actions={
        <>
          <Button
            {...looks}
            isPending={state === 'subscribing'}
            pendingLabel={labels.subscribing}
            onPress={() => onEnable()}
          >
            {labels.enable}
          </Button>
          <Button {...looks} onPress={() => onDismiss()}>
            {labels.notNow}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Banner>
  );
};
