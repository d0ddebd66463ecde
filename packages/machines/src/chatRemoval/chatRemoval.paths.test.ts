import { proveMachine } from '../testing/index.ts';
import { chatRemovalModel } from './chatRemoval.model.ts';

proveMachine(chatRemovalModel, {
  id: 'C05',
  docs: new URL('./chatRemoval.docs.md', import.meta.url),
  views: ['failed: network', 'failed: too many requests', 'removing'],
});
