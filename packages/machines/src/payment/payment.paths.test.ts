import { proveMachine } from '../testing/index.ts';
import { paymentModel } from './payment.model.ts';

proveMachine(paymentModel, {
  id: 'M02',
  docs: new URL('./payment.docs.md', import.meta.url),
  views: [
    'cancelled',
    'choosing',
    'choosing: price changed',
    'choosing: refused',
    'completed',
    'failed',
    'loading options',
    'not found',
    'options failed',
    'pending',
    'pending: bank is waiting',
    'redirecting',
    'submitting',
    'unknown',
    'unknown: too long ago',
  ],
});
