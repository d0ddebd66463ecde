import type { Meta, StoryObj } from '@storybook/react-vite';
import { dismissibleAlertModel } from '@velours/machines/dismissibleAlert/model';
import { pushModel } from '@velours/machines/push/model';
import { PushOptIn } from '@velours/ui/blocks/PushOptIn';
import { stillAt } from '../../../../.storybook/machines/run.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { MailsOffStrip } from '../background/alerts/PageAlert.tsx';
import { PhotoCard } from '../features/search/MissingPhoto.tsx';
import { pushProps } from '../background/push/push.ts';
import pushWays from '@velours/machines/push/ways' with { type: 'json' };
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/dismissibleAlert/ways' with { type: 'json' };

/** What the alert about push offers: push that the browser has not been asked for yet. */
const push = stillAt(pushModel, pushWays.prompt) as Parameters<typeof pushProps>[0];

const Shown: StateView<typeof dismissibleAlertModel.machine> = ({ snapshot, send }) => {
  const t = useTranslate();
  const onDismiss = (): void => send({ type: 'DISMISS' });
  if (!snapshot.matches('shown')) return null;
  if (snapshot.context.alert === 'notifications') return <MailsOffStrip onDismiss={onDismiss} />;
  if (snapshot.context.alert === 'photo') {
    return <PhotoCard href="/complete-signup" onDismiss={onDismiss} />;
  }
  const optIn = pushProps(push, { t, send: () => undefined, onDismiss });
  return optIn ? <PushOptIn {...optIn} /> : null;
};

const meta = {
  title: 'Machines/Dismissible alert',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: dismissibleAlertModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const NotificationsBounce: Story = { args: { view: 'notifications bounce' } };

export const NotificationsFbl: Story = { args: { view: 'notifications fbl' } };

export const NotificationsFblBounceListunsubscribe: Story = {
  args: { view: 'notifications fbl bounce listunsubscribe' },
};

export const NotificationsListunsubscribe: Story = {
  args: { view: 'notifications listunsubscribe' },
};

export const Photo: Story = { args: { view: 'photo' } };

export const Push: Story = { args: { view: 'push' } };
