import { proveMachine } from '../testing/index.ts';
import { timeBonusModalModel } from './timeBonusModal.model.ts';

proveMachine(timeBonusModalModel, {
  id: 'M08',
  docs: new URL('./timeBonusModal.docs.md', import.meta.url),
  views: ['open'],
});
