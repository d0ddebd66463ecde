import { EmptyState } from '../../components/EmptyState/index.ts';
import type { MessageListLabels } from './MessageList.types.ts';

/** Stands where nobody has written yet. */
export const NoMessages = ({ labels: { empty } }: { labels: MessageListLabels }) =>
  empty === undefined ? null : <EmptyState title={empty.title}>{empty.text}</EmptyState>;
