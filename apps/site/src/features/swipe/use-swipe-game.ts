import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { swipeGameMachine } from '@velours/machines/swipeGame';
import { useApi } from '../../app/data/api.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { formatsOf } from '../../app/i18n/format.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncActor, type AsyncActor } from '../../app/loading/use-async-actor.ts';
import { endGame, followGame } from './follow-game.ts';

/** The swipe game of the page (spec sections 6 and 9). Its statechart is fetched with it. */
export function useSwipeGame(): AsyncActor<typeof swipeGameMachine> {
  const api = useApi();
  const client = useQueryClient();
  const memberId = useUser()?.profile.id ?? '';
  const { cdn_prefix: cdnPrefix } = useSettings();
  const { language } = useTexts();
  const create = useCallback(async () => {
    const { createSwipeGameActor } = await import('./swipe-game-actor.ts');
    const formats = formatsOf(language);
    return createSwipeGameActor({ api, client, memberId, cdnPrefix, formats });
  }, [api, client, memberId, cdnPrefix, language]);
  const game = useAsyncActor(create, true, undefined, endGame);
  const { actor } = game;

  useEffect(() => actor && followGame(actor, memberId), [actor, memberId]);

  return game;
}
