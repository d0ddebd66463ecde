import { proveMachine } from '../testing/index.ts';
import { timeBonusModel } from './timeBonus.model.ts';

proveMachine(timeBonusModel, {
  id: 'M07',
  docs: new URL('./timeBonus.docs.md', import.meta.url),
  views: ['counting'],
});
