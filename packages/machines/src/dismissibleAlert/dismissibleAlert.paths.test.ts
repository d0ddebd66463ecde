import { proveMachine } from '../testing/index.ts';
import { dismissibleAlertModel } from './dismissibleAlert.model.ts';

proveMachine(dismissibleAlertModel, {
  id: 'N03',
  docs: new URL('./dismissibleAlert.docs.md', import.meta.url),
  views: [
    'notifications bounce',
    'notifications fbl',
    'notifications fbl bounce listunsubscribe',
    'notifications listunsubscribe',
    'photo',
    'push',
  ],
});
