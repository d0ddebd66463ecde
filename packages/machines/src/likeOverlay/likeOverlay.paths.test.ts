import { proveMachine } from '../testing/index.ts';
import { likeOverlayModel } from './likeOverlay.model.ts';

proveMachine(likeOverlayModel, {
  id: 'K02',
  docs: new URL('./likeOverlay.docs.md', import.meta.url),
  views: ['match', 'new like'],
});
