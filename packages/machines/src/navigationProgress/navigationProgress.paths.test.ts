import { proveMachine } from '../testing/index.ts';
import { navigationProgressModel } from './navigationProgress.model.ts';

proveMachine(navigationProgressModel, {
  id: 'V14',
  docs: new URL('./navigationProgress.docs.md', import.meta.url),
  views: ['finishing', 'running', 'still'],
});
