import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SwipeGameEvent, swipeGameMachine } from '@velours/machines/swipeGame';
import { SwipeDeck } from '@velours/ui/blocks/SwipeDeck';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { swipeGameProps } from './swipe-game.ts';
import { useFormats } from '../../app/i18n/format.ts';

/** The swipe game in whatever state it is. */
export function SwipeGameView(props: {
  /** Undefined until the statechart is there. */
  snapshot: SnapshotFrom<typeof swipeGameMachine> | undefined;
  send: (event: SwipeGameEvent) => void;
}): ReactNode {
  const { snapshot, send } = props;
  const t = useTranslate();
  const formats = useFormats();
  const actions = {
    search: (
      <Link appearance="button" href="/members">
        {t(($) => $.swipe.empty.search)}
      </Link>
    ),
    finder: (
      <Link appearance="button" variant="outline" href="/match-finder">
        {t(($) => $.swipe.finder)}
      </Link>
    ),
    retry: <Button onPress={() => send({ type: 'RETRY' })}>{t(($) => $.swipe.error.retry)}</Button>,
  };
  return <SwipeDeck {...swipeGameProps(snapshot, { t, formats, send, actions })} />;
}
