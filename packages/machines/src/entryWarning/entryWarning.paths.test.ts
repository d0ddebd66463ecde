import { proveMachine } from '../testing/index.ts';
import { entryWarningModel } from './entryWarning.model.ts';

proveMachine(entryWarningModel, {
  id: 'V08',
  docs: new URL('./entryWarning.docs.md', import.meta.url),
  views: ['open'],
});
