import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { ClockIcon, OfflineIcon, RefreshIcon, UsersIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { DeckCards } from './DeckCards.tsx';
import {
  choices,
  choicesToCome,
  deck,
  group as groupStyle,
  hint,
  likes,
  notices,
  panel,
  play,
  root,
  unseen,
  waiting,
} from './SwipeDeck.css.ts';
import type { SwipeDeckProps, SwipeProfile } from './SwipeDeck.types.ts';

const pictures = {
  limit: <ClockIcon size="xl" />,
  empty: <UsersIcon size="xl" />,
  error: <RefreshIcon size="xl" />,
  offline: <OfflineIcon size="xl" />,
};

const isFilled = (
  profiles: readonly SwipeProfile[] | undefined,
): profiles is readonly [SwipeProfile, ...SwipeProfile[]] => (profiles?.length ?? 0) > 0;

/**
 * The swipe game: one profile at a time, liked or passed on by drag, button or key alike (WCAG 2.5.7), four likes a day (spec
 * section 9). What happened and whose profile comes next is said. Load it on intent (`import()`).
 */
export const SwipeDeck = ({
  status,
  profiles,
  message,
  action,
  likesLeft,
  likesPerDay = 4,
  onDecide,
  lastPassed,
  onUndo,
  profileHref,
  notice,
  headingLevel = 1,
  labels,
}: SwipeDeckProps) => {
  // Silent at first: what stands in the page is read there. From the first event on what happened and what comes is said.
  const [outcome, setOutcome] = useState<string | null>(status === 'loading' ? '' : null);
  const group = useRef<HTMLDivElement>(null);
  const closed = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  const isClosed = message !== undefined;
  useEffect(() => {
    // The button that was pressed is gone with the deck.
    if (isClosed && hadFocus.current) closed.current?.focus();
    hadFocus.current = false;
  }, [isClosed]);

  const likeWords = likesLeft === undefined ? undefined : labels.likesLeft(likesLeft, likesPerDay);
  const nameOf = ({ name, age, kind }: SwipeProfile): string =>
    labels.card(name, age, kind === 'member' ? undefined : labels.kind[kind]);

  const now = (): string => {
    if (status === 'loading') return labels.loading;
    if (isFilled(profiles)) {
      return [nameOf(profiles[0]), likeWords].filter((part) => part !== undefined).join('. ');
    }
    return message === undefined ? '' : `${message.title} ${message.text}`;
  };

  const banner =
    notice === undefined ? null : (
      <Banner tone="warning" announce="status">
        {notice}
      </Banner>
    );

  return (
    <div className={root}>
      {/* Where it is the page's own, the tabs above name the page. */}
      <Heading level={headingLevel} align="center" isHidden={headingLevel === 1}>
        {labels.title}
      </Heading>
      {status === 'ready' ? null : banner}
      {status === 'loading' ? <DeckToCome keys={labels.keys} /> : null}
      {status === 'ready' && isFilled(profiles) ? (
        <div className={play}>
          {banner === null ? null : <div className={notices}>{banner}</div>}
          <DeckCards
            profiles={profiles}
            name={nameOf(profiles[0])}
            lastPassed={lastPassed}
            profileHref={profileHref}
            headingLevel={headingLevel === 1 ? 2 : 3}
            labels={labels}
            ref={group}
            onDecide={(profile, decision) => {
              hadFocus.current = group.current?.contains(document.activeElement) ?? false;
              setOutcome((decision === 'like' ? labels.liked : labels.passed)(profile.name));
              onDecide(profile.id, decision);
            }}
            onUndo={
              onUndo &&
              ((id) => {
                setOutcome(labels.undone(lastPassed?.name ?? ''));
                // The button that was pressed goes away.
                group.current?.focus();
                onUndo(id);
              })
            }
          />
        </div>
      ) : null}
      {message === undefined ? null : (
        <div className={panel} ref={closed} tabIndex={-1}>
          <EmptyState
            title={message.title}
            icon={pictures[status]}
            action={action}
            headingLevel={headingLevel === 1 ? 2 : 3}
          >
            <p>{message.text}</p>
          </EmptyState>
        </div>
      )}
      {likeWords === undefined && status !== 'loading' ? null : (
        <p className={likes}>{likeWords ?? '\u00a0'}</p>
      )}
      <VisuallyHidden live="polite">
        {outcome === null ? '' : [outcome, now()].filter((part) => part !== '').join(' ')}
      </VisuallyHidden>
    </div>
  );
};

/** Each row of the deck in its size: nothing moves when the cards come. */
const DeckToCome = ({ keys }: { keys: string }) => (
  <div className={groupStyle}>
    <div className={deck}>
      <div className={waiting}>
        <Skeleton shape="photo" />
      </div>
    </div>
    <div className={choices}>
      <span className={choicesToCome} />
    </div>
    <p className={`${hint} ${unseen}`} aria-hidden>
      {keys}
    </p>
  </div>
);
