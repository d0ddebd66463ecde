import { proveMachine } from '../testing/index.ts';
import { activeDiscountModel } from './activeDiscount.model.ts';

proveMachine(activeDiscountModel, {
  id: 'M09',
  docs: new URL('./activeDiscount.docs.md', import.meta.url),
  views: [
    'code: applied',
    'code: checking',
    'code: refused',
    'code: unchecked',
    'time bonus',
    'welcome discount',
  ],
});
