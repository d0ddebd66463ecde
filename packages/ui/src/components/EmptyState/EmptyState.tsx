import type { ReactNode } from 'react';
import {
  body,
  drawing as drawingStyle,
  heading,
  people as peopleStyle,
  picture,
  root,
} from './EmptyState.css.ts';
import type { EmptyStateProps } from './EmptyState.types.ts';

/** What stands where a list has nothing to show: why, and the one thing to do about it. */
export const EmptyState = ({
  title,
  titleId,
  children,
  action,
  people,
  icon,
  drawing,
  headingLevel = 2,
}: EmptyStateProps): ReactNode => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={root}>
      {people !== undefined && <div className={peopleStyle}>{people}</div>}
      {icon !== undefined && people === undefined && (
        <span className={picture} aria-hidden="true">
          {icon}
        </span>
      )}
      {drawing !== undefined && people === undefined && (
        <div className={drawingStyle}>{drawing}</div>
      )}
      <Heading className={heading} id={titleId} {...(titleId ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {children !== undefined && <div className={body}>{children}</div>}
      {action}
    </div>
  );
};
