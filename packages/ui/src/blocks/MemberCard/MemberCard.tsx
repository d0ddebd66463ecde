import { memo } from 'react';
import { Card } from '../../components/Card/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { useLinkElement } from '../../components/Link/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { ToggleButton } from '../../components/ToggleButton/index.ts';
import { HeartFilledIcon, HeartIcon, MatchIcon } from '../../primitives/Icon/index.ts';
import { body, corner, heading, like, link, nameAge, picture, place } from './MemberCard.css.ts';
import type { MemberCardProps } from './MemberCard.types.ts';
import { MemberPhoto } from './MemberPhoto.tsx';

/**
 * One member in a list: one link (the name, its area the whole card) and one like toggle beside it, never nested. The
 * kind of a profile that is not a real member's is part of the link's name.
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
    labels,
  }: MemberCardProps) => {
    const A = useLinkElement();
    const Heading = `h${headingLevel}` as const;
    const { id, name, age, kind, photo, isOnline, isLiked, isMatch } = member;
    return (
      <Card as="article" padding="none" isInteractive isClipped>
        <div className={picture}>
          <MemberPhoto
            photo={photo}
            noPhoto={labels.noPhoto}
            hasCorners={false}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'auto'}
          />
          <div className={corner}>
            {isOnline ? <StatusBadge tone="success">{labels.online}</StatusBadge> : null}
            {isMatch ? (
              <StatusBadge tone="secondary" icon={<MatchIcon size="sm" />}>
                {labels.match}
              </StatusBadge>
            ) : null}
            {badge === undefined ? null : <StatusBadge tone="primary">{badge}</StatusBadge>}
          </div>
          {onLikeChange === undefined ? null : (
            <div className={like}>
              <ToggleButton
                label={labels.like(name)}
                isSelected={isLiked}
                onChange={(wanted) => onLikeChange(id, wanted)}
                icon={<HeartIcon />}
                selectedIcon={<HeartFilledIcon />}
                appearance="scrim"
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
        <div className={body}>
          <Heading className={heading}>
            <A className={link} href={href}>
              <span className={nameAge}>
                {name}, {age}
              </span>
              {kind === 'member' ? null : <KindBadge kind={kind} label={labels.kind[kind]} />}
            </A>
          </Heading>
          <p className={place}>{member.place}</p>
        </div>
      </Card>
    );
  },
);
