import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { item, list, words } from './ChatList.css.ts';

type ChatListSkeletonProps = { count: number; label: string | undefined };

/** Keeps the places of chats that are being fetched. */
export const ChatListSkeleton = ({ count, label }: ChatListSkeletonProps) => (
  <>
    {label === undefined ? null : <VisuallyHidden live="polite">{label}</VisuallyHidden>}
    <div className={list} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={item()}>
          <Skeleton shape="avatar" />
          <div className={words}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  </>
);
