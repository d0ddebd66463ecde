import { proveMachine } from '../testing/index.ts';
import { activationReminderModel } from './activationReminder.model.ts';

proveMachine(activationReminderModel, {
  id: 'S05',
  docs: new URL('./activationReminder.docs.md', import.meta.url),
  views: ['alert', 'modal'].flatMap((form) =>
    ['failed', 'idle', 'sending', 'sent', 'tooMany'].map((resend) => `${form}.${resend}`),
  ),
});
