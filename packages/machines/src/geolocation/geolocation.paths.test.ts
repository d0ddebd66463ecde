import { proveMachine } from '../testing/index.ts';
import { geolocationModel } from './geolocation.model.ts';

proveMachine(geolocationModel, {
  id: 'N04',
  docs: new URL('./geolocation.docs.md', import.meta.url),
  views: [
    'asking',
    'denied',
    'failed: denied',
    'failed: timeout',
    'failed: unavailable',
    'located',
    'place unknown',
    'prompt',
  ],
});
