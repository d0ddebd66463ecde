import type { Ref } from 'react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton, IconLink } from '../../components/IconButton/index.ts';
import { CloseIcon, HeartFilledIcon, UndoIcon, UserIcon } from '../../primitives/Icon/index.ts';
import type { SwipeDecision } from './decision.ts';
import { actionForKey } from './decision.ts';
import { SwipeCard } from './SwipeCard.tsx';
import { choices, deck, gap, group, hint } from './SwipeDeck.css.ts';
import type { SwipeDeckProps, SwipeProfile } from './SwipeDeck.types.ts';
import { offsetName, useCardDrag } from './useCardDrag.ts';

export type DeckCardsProps = Pick<
  SwipeDeckProps,
  'labels' | 'lastPassed' | 'onUndo' | 'profileHref'
> & {
  profiles: readonly [SwipeProfile, ...SwipeProfile[]];
  /** Whose card is on top: the name of the group, so that it is heard with the focus. */
  name: string;
  onDecide: (profile: SwipeProfile, decision: SwipeDecision) => void;
  headingLevel: 2 | 3;
  ref: Ref<HTMLDivElement>;
};

interface Leaving {
  profile: SwipeProfile;
  decision: SwipeDecision;
  offset: number;
}

type DeckKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'preventDefault'
>;

/** Nobody has seen a card that came less than so many ms ago: the press was meant for the one before. */
const ARRIVAL_MS = 400;

const asksForLessMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'off';

/**
 * The cards and the ways to decide on the top one. The whole is one group that takes the focus: its keys work there, on its
 * buttons, and while nothing in the page has the focus but its heading, as on arrival. At most four cards are in the page: the one that leaves, the top one and two that follow.
 */
export const DeckCards = ({
  profiles,
  name,
  onDecide,
  lastPassed,
  onUndo,
  profileHref,
  headingLevel,
  labels,
  ref,
}: DeckCardsProps) => {
  const [top, next, after] = profiles;
  const hintId = useId();
  const topCard = useRef<HTMLElement>(null);
  const profileLink = useRef<HTMLAnchorElement>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const undoable = onUndo ? (lastPassed ?? null) : null;

  const arrival = useRef({ id: top.id, at: -Infinity });
  useLayoutEffect(() => {
    if (arrival.current.id !== top.id) arrival.current = { id: top.id, at: performance.now() };
  }, [top.id]);

  const decide = (decision: SwipeDecision, offset = 0): void => {
    if (performance.now() - arrival.current.at < ARRIVAL_MS) return;
    setLeaving(asksForLessMotion() ? null : { profile: top, decision, offset });
    onDecide(top, decision);
  };
  const undo = (): void => {
    if (undoable === null) return;
    setLeaving(null);
    // Who brings a card back has seen it.
    arrival.current = { id: undoable.id, at: -Infinity };
    onUndo?.(undoable.id);
  };
  const drag = useCardDrag(topCard, top.id, decide);

  const press = (event: DeckKey, canOpen: boolean): void => {
    const action = actionForKey(event.key);
    // Alt with an arrow goes back to the page before.
    if (action === null || event.altKey || event.ctrlKey || event.metaKey) return;
    // A key held down decides once.
    if (event.repeat) {
      event.preventDefault();
      return;
    }
    // Enter on a button or the link presses that.
    if (action === 'open' && !canOpen) return;
    event.preventDefault();
    if (action === 'undo') undo();
    else if (action === 'open') profileLink.current?.click();
    else decide(action);
  };
  const pressInPage = useEffectEvent((event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.matches('body, main, h1')) {
      press(event, false);
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => pressInPage(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const shared = { headingLevel, labels };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do what the buttons inside do, and are said with the group
    <div
      ref={ref}
      className={group}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stop of its own: whose card it is and what the keys do is heard here
      tabIndex={0}
      aria-label={name}
      aria-describedby={hintId}
      onKeyDown={(event) => press(event, event.target === event.currentTarget)}
    >
      <div className={deck}>
        {after === undefined ? null : (
          <SwipeCard key={after.id} {...shared} profile={after} place="after" />
        )}
        {next === undefined ? null : (
          <SwipeCard key={next.id} {...shared} profile={next} place="next" />
        )}
        <SwipeCard
          key={top.id}
          {...shared}
          profile={top}
          place="top"
          intent={drag.intent}
          isDragging={drag.isDragging}
          drag={drag.handlers}
          ref={topCard}
        />
        {leaving === null || leaving.profile.id === top.id ? null : (
          <SwipeCard
            key={`leaving ${leaving.profile.id}`}
            {...shared}
            profile={leaving.profile}
            place="leaving"
            intent={leaving.decision}
            ref={(element) => element?.style.setProperty(offsetName, String(leaving.offset))}
            onLeft={() => setLeaving(null)}
          />
        )}
      </div>
      <div className={choices}>
        {onUndo === undefined ? null : undoable === null ? (
          <span className={gap} />
        ) : (
          <IconButton
            variant="raised"
            size="lg"
            label={labels.undoName(undoable.name)}
            onPress={undo}
          >
            <UndoIcon />
          </IconButton>
        )}
        <IconButton
          variant="raised"
          size="xl"
          label={labels.passName(top.name)}
          onPress={() => decide('pass')}
        >
          <CloseIcon size="lg" />
        </IconButton>
        <IconButton
          variant="like"
          size="xxl"
          label={labels.likeName(top.name)}
          onPress={() => decide('like')}
        >
          <HeartFilledIcon size="xl" />
        </IconButton>
        {profileHref === undefined ? null : (
          <IconLink
            variant="raised"
            size="lg"
            href={profileHref(top.id)}
            label={labels.viewProfileName(top.name)}
            ref={profileLink}
          >
            <UserIcon />
          </IconLink>
        )}
      </div>
      <p className={hint} id={hintId}>
        {labels.keys}
      </p>
    </div>
  );
};
