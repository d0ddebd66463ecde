import { proveMachine } from '../testing/index.ts';
import { pushModel } from './push.model.ts';

proveMachine(pushModel, {
  id: 'N02',
  docs: new URL('./push.docs.md', import.meta.url),
  views: [
    'denied',
    'expired',
    'failed: network',
    'failed: push_unreachable',
    'failed: validation_failed',
    'prompt',
    'subscribed',
    'subscribed: not turned off',
    'subscribing',
    'unsubscribing',
  ],
});
