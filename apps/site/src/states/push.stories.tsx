import type { Meta, StoryObj } from '@storybook/react-vite';
import { pushModel } from '@velours/machines/push/model';
import { PushOptIn } from '@velours/ui/blocks/PushOptIn';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { pushProps } from '../background/push/push.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/push/ways' with { type: 'json' };

/** The alert that it stands in is dismissed by a machine of its own: dismissibleAlert. */
const Shown: StateView<typeof pushModel.machine> = ({ snapshot, send }) => {
  const optIn = pushProps(snapshot, { t: useTranslate(), send, onDismiss: () => undefined });
  return optIn && <PushOptIn {...optIn} />;
};

const meta = {
  title: 'Machines/Push',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: pushModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Denied: Story = { args: { view: 'denied' } };

export const Expired: Story = { args: { view: 'expired' } };

export const FailedNetwork: Story = { args: { view: 'failed: network' } };

export const FailedPushUnreachable: Story = { args: { view: 'failed: push_unreachable' } };

export const FailedValidationFailed: Story = { args: { view: 'failed: validation_failed' } };

export const Prompt: Story = { args: { view: 'prompt' } };

export const Subscribed: Story = { args: { view: 'subscribed' } };

export const SubscribedNotTurnedOff: Story = { args: { view: 'subscribed: not turned off' } };

export const Subscribing: Story = { args: { view: 'subscribing' } };

export const Unsubscribing: Story = { args: { view: 'unsubscribing' } };
