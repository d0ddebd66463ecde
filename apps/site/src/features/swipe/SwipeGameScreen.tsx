import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useSwipeGame } from './use-swipe-game.ts';
import { SwipeGameView } from './SwipeGameView.tsx';

/** The swipe game (spec sections 2, 6 and 9). */
export function SwipeGameScreen(): ReactNode {
  const t = useTranslate();
  const { snapshot, send } = useSwipeGame();
  return (
    <Container width="md" isPage>
      <Stack gap="lg">
        <SwipeGameView snapshot={snapshot} send={send} />
        <Inline justify="center" gap="lg">
          <Link href="/match-finder">{t(($) => $.swipe.finder)}</Link>
          <Link href="/likes/given">{t(($) => $.swipe.yourLikes)}</Link>
        </Inline>
      </Stack>
    </Container>
  );
}
