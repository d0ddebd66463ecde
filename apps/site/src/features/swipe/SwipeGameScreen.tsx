import { type ReactNode, useCallback, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@velours/ui/components/Link';
import { FindWays } from '@velours/ui/blocks/FindBar';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Container } from '@velours/ui/primitives/Container';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import {
  LIMIT_REACHED,
  MEMBER_NOT_FOUND,
  selectFailure,
  selectLastPassed,
  selectLikesLeft,
  selectLikesPerDay,
  selectNextLikesAt,
  selectNotice,
  selectProfiles,
  selectView,
  type SwipeGameEvent,
  type swipeGameMachine,
} from '@velours/machines/swipeGame';
import { SwipeDeck, type SwipeDeckProps } from '@velours/ui/blocks/SwipeDeck';
import { Button } from '@velours/ui/components/Button';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { formatsOf, type ZonedFormats } from '../../app/i18n/format.ts';
import { relativeTime } from '../../app/i18n/relative-time.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { failureText } from '../../app/errors/problem-text.ts';
import { useApi } from '../../app/data/api.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import type { CardFacts } from '../../app/data/member-card.ts';
import { type AsyncActor, useAsyncActor } from '../../app/loading/actor-handle.ts';
import { FindTabs } from '../search/FindTabs.tsx';
import type { SwipeGameActor } from './swipe-game-actor.ts';
import { swipeDeckLabels, swipeNews } from './swipe-game.ts';

/** The swipe game (spec sections 2, 6 and 9). */
export function SwipeGameScreen(): ReactNode {
  const t = useTranslate();
  const { snapshot, send } = useSwipeGame();
  return (
    <Container width="xl" hasRoomBelow>
      <FindWays>
        <FindTabs current="/swipe-game" />
      </FindWays>
      <Stack gap="md">
        <noscript>
          <EmptyState
            title={t(($) => $.swipe.noScript)}
            action={
              <Link appearance="button" href="/members">
                {t(($) => $.swipe.empty.search)}
              </Link>
            }
          />
        </noscript>
        <SwipeGameView snapshot={snapshot} send={send} />
        <Inline justify="center">
          <Link href="/likes/given">{t(($) => $.swipe.yourLikes)}</Link>
        </Inline>
      </Stack>
    </Container>
  );
}

/** The swipe game in whatever state it is. */
export function SwipeGameView(props: {
  /** Undefined until the statechart is there. */
  snapshot: SnapshotFrom<typeof swipeGameMachine> | undefined;
  send: (event: SwipeGameEvent) => void;
}): ReactNode {
  const { snapshot, send } = props;
  const t = useTranslate();
  const formats = useLocalFormats();
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

type Snapshot = SnapshotFrom<typeof swipeGameMachine>;

interface SwipeGameFacts {
  t: Translate;
  formats: ZonedFormats;
  send: (event: SwipeGameEvent) => void;
  /** What can be done where there is no card: Button or Link. */
  actions: Readonly<Record<'search' | 'retry' | 'finder', ReactNode>>;
}

/** What became of a like that did not go through. */
function noticeText(t: Translate, snapshot: Snapshot): string | undefined {
  const notice = selectNotice(snapshot);
  if (!notice) return undefined;
  const { failure, profile } = notice;
  const { name } = profile;
  if (failure.outcome === 'unknown') return t(($) => $.swipe.notice.unanswered, { name });
  if (failure.code === LIMIT_REACHED) return t(($) => $.swipe.notice.limit, { name });
  if (failure.code === MEMBER_NOT_FOUND) return t(($) => $.swipe.notice.gone, { name });
  return failureText(t, failure);
}

type Status = Pick<SwipeDeckProps, 'status' | 'profiles' | 'message' | 'action'>;

/** When there are new likes; the day begins with its first like, so that it is mostly tomorrow. */
function nextLikesText(snapshot: Snapshot, { t, formats }: SwipeGameFacts): string {
  const nextAt = selectNextLikesAt(snapshot);
  if (nextAt === null) return t(($) => $.swipe.limit.later);
  const now = snapshot.context.now();
  const when = { time: formats.time(nextAt), relative: relativeTime(formats, nextAt, now) };
  return formats.dayKey(nextAt) === formats.dayKey(now)
    ? t(($) => $.swipe.limit.text, when)
    : t(($) => $.swipe.limit.tomorrow, when);
}

function statusOf(snapshot: Snapshot, facts: SwipeGameFacts): Status {
  const { t, actions } = facts;
  const view = selectView(snapshot);
  if (view === 'loading') return { status: 'loading' };
  if (view === 'loading failed') {
    const failure = selectFailure(snapshot);
    const text = failure ? failureText(t, failure) : t(($) => $.errors.generic);
    const message = { title: t(($) => $.swipe.error.title), text };
    return { status: 'error', message, action: actions.retry };
  }
  if (view === 'deck empty') {
    const message = {
      title: t(($) => $.swipe.empty.title),
      text: t(($) => $.swipe.empty.text),
    };
    return { status: 'empty', message, action: actions.search };
  }
  if (view.startsWith('out of likes')) {
    const text = nextLikesText(snapshot, facts);
    return {
      status: 'limit',
      message: { title: t(($) => $.swipe.limit.title), text },
      action: actions.finder,
    };
  }
  return { status: 'ready', profiles: selectProfiles(snapshot) };
}

/** The game as its statechart has it (spec section 9: four likes a day); undefined until that is here. */
function swipeGameProps(snapshot: Snapshot | undefined, facts: SwipeGameFacts): SwipeDeckProps {
  const { t, send } = facts;
  if (!snapshot)
    return { status: 'loading', onDecide: () => undefined, labels: swipeDeckLabels(t) };
  const likesLeft = selectLikesLeft(snapshot);
  return {
    ...(statusOf(snapshot, facts) as Extract<SwipeDeckProps, { status: 'ready' }>),
    ...(likesLeft === null ? {} : { likesLeft, likesPerDay: selectLikesPerDay(snapshot) }),
    onDecide: (profileId, decision) =>
      send({ type: decision === 'like' ? 'LIKE' : 'PASS', profileId }),
    lastPassed: selectLastPassed(snapshot),
    onUndo: () => send({ type: 'UNDO' }),
    profileHref: (id) => `/members/${id}`,
    notice: noticeText(t, snapshot),
    labels: swipeDeckLabels(t),
  };
}

/** The swipe game of the page (spec sections 6 and 9). Its statechart is fetched with it. */
function useSwipeGame(): AsyncActor<typeof swipeGameMachine> {
  const api = useApi();
  const client = useQueryClient();
  const own = useUser()?.profile;
  const memberId = own?.id ?? '';
  const home = own?.country ?? null;
  const { cdn_prefix: cdnPrefix, visible_profile_fields: fields } = useSettings();
  const { language } = useTexts();
  const create = useCallback(async () => {
    const { createSwipeGameActor } = await import('./swipe-game-actor.ts');
    const formats = formatsOf(language);
    const shows: CardFacts['shows'] = (field) => fields.includes(field);
    return createSwipeGameActor({ api, client, memberId, cdnPrefix, home, formats, shows });
  }, [api, client, memberId, cdnPrefix, home, language, fields]);
  const game = useAsyncActor(create, true, undefined, endGame);
  const { actor } = game;

  useEffect(() => actor && followGame(actor, memberId), [actor, memberId]);

  return game;
}

/** Tells it what the browser and the other tabs know; returns how it is left alone. */
function followGame(actor: SwipeGameActor, memberId: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') actor.send({ type: 'VISIBLE' });
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('online', () => actor.send({ type: 'ONLINE' }), { signal });
  addEventListener('pagehide', () => actor.send({ type: 'LEAVING' }), { signal });
  const stopListening = swipeNews().listen(({ memberId: of, ...decided }) => {
    if (of === memberId) actor.send({ type: 'DECIDED_ELSEWHERE', ...decided });
  });
  return () => {
    stop.abort();
    stopListening();
  };
}

/** The page is left: what was decided is still told, one after the other, then the game ends. */
export function endGame(actor: SwipeGameActor): void {
  actor.send({ type: 'LEAVING' });
  const endWhenTold = (): void => {
    if (actor.getSnapshot().context.queue.length === 0) actor.stop();
  };
  actor.subscribe(endWhenTold);
  endWhenTold();
}
