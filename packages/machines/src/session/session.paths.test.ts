import { proveMachine } from '../testing/index.ts';
import { sessionModel } from './session.model.ts';

proveMachine(sessionModel, {
  id: 'S06',
  docs: new URL('./session.docs.md', import.meta.url),
  views: [
    'asking',
    'failed: log-out',
    'failed: login failed',
    'failed: network',
    'failed: too many attempts',
    'logging in',
    'logging out',
    'member',
    'unreachable',
    'visitor',
  ],
});
