import { proveMachine } from '../testing/index.ts';
import { messageOutboxModel } from './messageOutbox.model.ts';

proveMachine(messageOutboxModel, {
  id: 'B03',
  docs: new URL('./messageOutbox.docs.md', import.meta.url),
  views: [
    'cancelled',
    'failed',
    'failed: unknown, too long ago',
    'queued',
    'sending',
    'sent',
    'waiting',
  ],
});
