import type { PointerEventHandler, Ref } from 'react';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { firstCharacter } from '../../primitives/firstCharacter.ts';
import { CloseIcon, HeartFilledIcon } from '../../primitives/Icon/index.ts';
import type { SwipeDecision } from './decision.ts';
import * as face from '../MemberCard/MemberCard.css.ts';
import { foldOf } from '../MemberCard/MemberCard.tsx';
import { about, body, card, heading, stamp } from './SwipeCard.css.ts';
import type { SwipeDeckLabels, SwipeProfile } from './SwipeDeck.types.ts';

/** What a drag listens to. */
export type DragHandlers = Partial<
  Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onLostPointerCapture',
    PointerEventHandler
  >
>;

export type SwipeCardProps = {
  profile: SwipeProfile;
  /** `top` can be decided on, `next` and `after` lie under it, `leaving` was decided on and flies out. */
  place: 'top' | 'next' | 'after' | 'leaving';
  /** What letting go would do, or what was done: stamped on the card. */
  intent?: SwipeDecision | null | undefined;
  /**
   * It follows a finger.
   * @default false
   */
  isDragging?: boolean | undefined;
  /**
   * Held past the threshold without a finger: for stories.
   * @default false
   */
  isHeld?: boolean | undefined;
  drag?: DragHandlers | undefined;
  /** A card that leaves has left. */
  onLeft?: (() => void) | undefined;
  headingLevel: 2 | 3;
  labels: Pick<SwipeDeckLabels, 'kind' | 'like' | 'pass'>;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * One profile of the deck, dressed as everywhere (MemberCard), as tall as the window lets it be. Only the top one is read out: of the others nothing can be pressed, and nothing is said.
 */
export const SwipeCard = ({
  profile: { id, name, age, kind, photo, place: where, about: text },
  place,
  intent = null,
  isDragging = false,
  isHeld = false,
  drag,
  onLeft,
  headingLevel,
  labels,
  ref,
}: SwipeCardProps) => {
  const Heading = `h${headingLevel}` as const;
  const isTop = place === 'top';
  const to = place === 'leaving' || isHeld ? (intent ?? undefined) : undefined;
  const stamps = intent === null ? (isDragging ? DECISIONS : []) : [intent];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what a drag does, buttons and keys of the deck do too
    <article
      {...drag}
      ref={ref}
      className={card({ place, isDragging, ...(to ? { [isHeld ? 'held' : 'to']: to } : {}) })}
      inert={!isTop}
      aria-hidden={!isTop || undefined}
      onDragStart={(event) => event.preventDefault()}
      onAnimationEnd={onLeft}
    >
      <div className={face.card({ ground: photo === null ? foldOf(id) : 'photo' })}>
        {photo === null ? null : (
          <div className={face.photo}>
            <ProfilePhoto
              status="active"
              ratio="fill"
              src={photo.url}
              width={photo.width}
              height={photo.height}
              hasCorners={false}
              loading="eager"
              fetchPriority={isTop ? 'high' : 'low'}
            />
          </div>
        )}
        <div className={face.top}>
          {photo === null ? (
            <span className={face.own}>
              <span
                className={face.initial({ isAlone: text === undefined })}
                aria-hidden
                suppressHydrationWarning
              >
                {firstCharacter(name)}
              </span>
            </span>
          ) : null}
          {stamps.map((decision) => (
            <span
              key={decision}
              className={stamp({ decision, isFollowing: intent === null })}
              aria-hidden
            >
              {decision === 'like' ? <HeartFilledIcon size="lg" /> : <CloseIcon size="lg" />}
              {labels[decision]}
            </span>
          ))}
        </div>
        {photo === null && text !== undefined ? (
          <p className={face.words} lang="">
            {text}
          </p>
        ) : null}
        <div className={`${face.body({ hasScrim: photo !== null })} ${body}`}>
          <Heading className={`${face.heading} ${heading}`}>
            <span>
              <bdi>{name}</bdi>, {age}
            </span>{' '}
            {kind === 'member' ? null : (
              <KindBadge kind={kind} label={labels.kind[kind]} appearance="photo" />
            )}
          </Heading>
          <p className={face.line}>{where}</p>
          {photo === null || text === undefined ? null : (
            <p className={about} lang="">
              {text}
            </p>
          )}
        </div>
      </div>
    </article>
  );
};

const DECISIONS: readonly SwipeDecision[] = ['like', 'pass'];
