import type { PointerEventHandler, Ref } from 'react';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { CloseIcon, HeartFilledIcon } from '../../primitives/Icon/index.ts';
import type { SwipeDecision } from './decision.ts';
import {
  about,
  body,
  card,
  name as nameStyle,
  picture,
  place as placeStyle,
  stamp,
} from './SwipeCard.css.ts';
import type { SwipeDeckLabels, SwipeProfile } from './SwipeDeck.types.ts';

/** What a drag listens to. */
export type DragHandlers = Partial<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler>
>;

export type SwipeCardProps = {
  profile: SwipeProfile;
  /** `top` can be decided on, `next` lies under it, `leaving` was decided on and flies out. */
  place: 'top' | 'next' | 'leaving';
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
  labels: Pick<SwipeDeckLabels, 'kind' | 'like' | 'noPhoto' | 'pass'>;
  ref?: Ref<HTMLElement> | undefined;
};

/** One profile of the deck. Only the top one is read out: of the others nothing can be pressed, and nothing is said. */
export const SwipeCard = ({
  profile: { name, age, kind, photo, place: where, about: text },
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
      <div className={picture({ isEmpty: photo === null })}>
        {photo === null ? (
          <ProfilePhoto status="none" statusLabel={labels.noPhoto} hasCorners={false} />
        ) : (
          <ProfilePhoto
            status="active"
            src={photo.url}
            width={photo.width}
            height={photo.height}
            hasCorners={false}
            loading="eager"
            fetchPriority={isTop ? 'high' : 'low'}
          />
        )}
      </div>
      {intent === null ? null : (
        <span className={stamp({ intent })} aria-hidden>
          {intent === 'like' ? <HeartFilledIcon size="lg" /> : <CloseIcon size="lg" />}
          {labels[intent]}
        </span>
      )}
      <div className={body}>
        <Heading className={nameStyle}>
          <span>
            {name}, {age}
          </span>{' '}
          {kind === 'member' ? null : <KindBadge kind={kind} label={labels.kind[kind]} size="md" />}
        </Heading>
        <p className={placeStyle}>{where}</p>
        {text === undefined ? null : <p className={about}>{text}</p>}
      </div>
    </article>
  );
};
