import { CheckIcon } from '../../primitives/Icon/index.ts';
import { InterestIcon } from '../../primitives/InterestIcon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { item, list } from './InterestList.css.ts';
import type { InterestListProps } from './InterestList.types.ts';

/** A member's interests, each with its icon and word; what the viewer shares is ticked. */
export const InterestList = ({ interests, label, sharedLabel }: InterestListProps) => (
  <ul className={list} role="list" aria-label={label}>
    {interests.map(({ interest, label: word, isShared = false }) => (
      <li key={interest} className={item({ isShared })}>
        <InterestIcon interest={interest} />
        <span>{word}</span>
        {isShared ? (
          <>
            <CheckIcon size="sm" />
            {sharedLabel === undefined ? null : <VisuallyHidden>{sharedLabel}</VisuallyHidden>}
          </>
        ) : null}
      </li>
    ))}
  </ul>
);
