import { proveMachine } from '../testing/index.ts';
import { swipeGameModel } from './swipeGame.model.ts';

proveMachine(swipeGameModel, {
  id: 'K03',
  docs: new URL('./swipeGame.docs.md', import.meta.url),
  views: [
    'deck empty',
    'loading',
    'loading failed',
    'out of likes',
    'out of likes: limit reached',
    'out of likes: profile gone',
    'out of likes: refused',
    'out of likes: unanswered',
    'playing',
    'playing: profile gone',
    'playing: refused',
    'playing: unanswered',
  ],
});
