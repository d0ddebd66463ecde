import { Fragment, useId } from 'react';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { MemberCard } from '../MemberCard/index.ts';
import { cell, list } from './MemberGrid.css.ts';
import type { MemberGridProps } from './MemberGrid.types.ts';

/** Members side by side: 2 on a phone, 4 from 768 px, 5 from 1200. While they load, cards of the same size stand in their places. */
export const MemberGrid = ({
  label,
  members,
  ownCard,
  onLikeChange,
  likeAction,
  numPriority = 4,
  numSkeletons = 0,
  loadingLabel,
  headingLevel = 3,
  labels,
}: MemberGridProps) => {
  const likeForm = useId();
  return numSkeletons > 0 ? (
    <>
      {loadingLabel === undefined ? null : (
        <VisuallyHidden live="polite">{loadingLabel}</VisuallyHidden>
      )}
      <div aria-hidden>
        <Grid columns="cards" gap="fluid">
          {Array.from({ length: numSkeletons }, (_, index) => (
            <Skeleton key={index} shape="card" />
          ))}
        </Grid>
      </div>
    </>
  ) : (
    <>
      {likeAction && (
        <form id={likeForm} method="post" action={likeAction.action} hidden>
          <HiddenFields fields={likeAction.hiddenFields} />
        </form>
      )}
      <div className={list}>
        <Grid as="ul" columns="cards" gap="fluid" aria-label={label}>
          {members.map((member, index) => (
            <Fragment key={member.id}>
              {index === ownCard?.index && <li className={cell()}>{ownCard.card}</li>}
              <li
                className={cell({
                  isShared: member.below !== undefined,
                  isFeature: member.reason !== undefined,
                })}
              >
                {/* The member as it came: an object made anew at each drawing would draw every card again. */}
                <MemberCard
                  member={member}
                  href={member.href}
                  badge={member.badge}
                  reason={member.reason}
                  isFeature={member.reason !== undefined}
                  onLikeChange={onLikeChange}
                  likeForm={likeAction && likeForm}
                  isPriority={index < numPriority}
                  headingLevel={headingLevel}
                  labels={labels}
                />
                {member.below}
              </li>
            </Fragment>
          ))}
          {ownCard && ownCard.index >= members.length && <li className={cell()}>{ownCard.card}</li>}
        </Grid>
      </div>
    </>
  );
};
