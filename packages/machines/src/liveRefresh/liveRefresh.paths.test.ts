import { proveMachine } from '../testing/index.ts';
import { liveRefreshModel } from './liveRefresh.model.ts';

proveMachine(liveRefreshModel, {
  id: 'C08',
  docs: new URL('./liveRefresh.docs.md', import.meta.url),
  views: ['offline', 'reconnecting'],
});
