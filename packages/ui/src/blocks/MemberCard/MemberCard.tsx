import { memo } from 'react';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { useLinkElement } from '../../components/Link/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { ToggleButton } from '../../components/ToggleButton/index.ts';
import { firstCharacter } from '../../primitives/firstCharacter.ts';
import { HeartFilledIcon, HeartIcon, MatchIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './MemberCard.css.ts';
import type { MemberCardProps } from './MemberCard.types.ts';

/** One of three arrangements of the folds, always the same for a member. */
export const foldOf = (id: string): 'fold0' | 'fold1' | 'fold2' => {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return (['fold0', 'fold1', 'fold2'] as const)[sum % 3] ?? 'fold0';
};

/**
 * One person, everywhere: the face to the edge, the name over it, one line, and a heart. One link (the name, its area the whole card)
 * and one like toggle beside it, never nested. The kind of a profile that is not a real member's is part of the link's name.
 */
export const MemberCard = memo(
  ({
    member,
    href,
    onLikeChange,
    likeForm,
    isPriority = false,
    headingLevel = 3,
    badge,
    reason,
    isFeature = false,
    labels,
  }: MemberCardProps) => {
    const A = useLinkElement();
    const Heading = `h${headingLevel}` as const;
    const { id, name, age, kind, place, photo, isOnline, isLiked, isMatch } = member;
    const { interest, firstLine } = member;
    const hasLine = isFeature && photo !== null && firstLine !== null;
    return (
      <article className={styles.card({ ground: photo === null ? foldOf(id) : 'photo' })}>
        {photo === null ? null : (
          <div className={styles.photo}>
            <ProfilePhoto
              status="active"
              ratio="fill"
              src={photo.url}
              srcSet={photo.srcSet}
              sizes={isFeature ? FEATURE_SIZES : photo.sizes}
              placeholder={photo.placeholder}
              width={photo.width}
              height={photo.height}
              hasCorners={false}
              loading={isPriority ? 'eager' : 'lazy'}
              fetchPriority={isPriority ? 'high' : 'auto'}
            />
          </div>
        )}
        <div className={styles.top}>
          <div className={styles.own}>
            {reason === undefined && !isMatch && badge === undefined ? null : (
              <div className={styles.chips}>
                {reason === undefined ? null : <StatusBadge tone="secondary">{reason}</StatusBadge>}
                {isMatch ? (
                  <StatusBadge tone="secondary" icon={<MatchIcon size="text" />}>
                    {labels.match}
                  </StatusBadge>
                ) : null}
                {badge === undefined ? null : <StatusBadge tone="primary">{badge}</StatusBadge>}
              </div>
            )}
            {photo === null ? (
              <span
                className={styles.initial({ isAlone: firstLine === null })}
                translate="no"
                aria-hidden
                suppressHydrationWarning
              >
                {firstCharacter(name)}
              </span>
            ) : null}
          </div>
          {onLikeChange === undefined ? null : (
            <div className={styles.like}>
              <ToggleButton
                label={labels.like(name)}
                isSelected={isLiked}
                onChange={(wanted) => onLikeChange(id, wanted)}
                icon={<HeartIcon />}
                selectedIcon={<HeartFilledIcon />}
                appearance="glass"
                isIconOnly
                {...(likeForm === undefined
                  ? {}
                  : {
                      type: 'submit',
                      form: likeForm,
                      name: isLiked ? 'unlike' : 'like',
                      value: id,
                    })}
              />
            </div>
          )}
        </div>
        {photo === null && firstLine !== null ? (
          <p className={styles.words} lang="">
            {firstLine}
          </p>
        ) : null}
        <div className={styles.body({ hasScrim: photo !== null })}>
          <Heading className={styles.heading}>
            <A className={styles.link} href={href}>
              <span className={styles.nameAge}>
                <bdi>{name}</bdi>, {age}
                {isOnline ? (
                  <>
                    <span className={styles.dot} />
                    <VisuallyHidden>{labels.online}</VisuallyHidden>
                  </>
                ) : null}
              </span>
              {kind === 'member' ? null : (
                <KindBadge kind={kind} label={labels.kind[kind]} appearance="photo" />
              )}
            </A>
          </Heading>
          <p className={styles.line} lang={hasLine ? '' : undefined}>
            {hasLine ? firstLine : [interest, place].filter(Boolean).join(' · ')}
          </p>
        </div>
      </article>
    );
  },
);

/** The first of a page is drawn larger than its neighbours. */
const FEATURE_SIZES = '(min-width: 48rem) 30rem, 100vw';
