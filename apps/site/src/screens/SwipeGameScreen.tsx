import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { useSwipeGame } from '../wiring/swipe-game/use-swipe-game.ts';
import { SwipeGameView } from './parts/SwipeGameView.tsx';

/** The swipe game (spec sections 2, 6 and 9). */
export function SwipeGameScreen(): ReactNode {
  const { snapshot, send } = useSwipeGame();
  return (
    <Container width="md" isPage>
      <SwipeGameView snapshot={snapshot} send={send} />
    </Container>
  );
}
