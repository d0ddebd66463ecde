import { memo } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { CountBadge } from '../../components/CountBadge/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { useLinkElement } from '../../components/Link/index.ts';
import { TrashIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import {
  face,
  faceName,
  faces,
  item,
  line,
  link,
  list,
  preview,
  remove,
  ring,
  time,
  tools,
  words,
} from './ChatList.css.ts';
import type { ChatListItem, ChatListLabels, ChatListProps } from './ChatList.types.ts';

type EntryProps = {
  chat: ChatListItem;
  onRemove: ChatListProps['onRemove'];
  labels: ChatListLabels;
};

const Entry = memo(({ chat, onRemove, labels }: EntryProps) => {
  const A = useLinkElement();
  const isUnread = chat.numUnread > 0;
  return (
    <li className={item({ isCurrent: chat.isCurrent ?? false })}>
      <Avatar src={chat.thumbnailUrl} onlineLabel={chat.isOnline ? labels.online : undefined} />
      <div className={words}>
        <div className={line({ of: 'who' })}>
          <A
            className={link}
            href={chat.href}
            aria-current={chat.isCurrent === true ? 'page' : undefined}
          >
            <span>{chat.name}</span>
            {chat.kind === 'member' ? null : (
              <KindBadge kind={chat.kind} label={labels.kind[chat.kind]} appearance="line" />
            )}
            {isUnread ? <VisuallyHidden>{labels.unread(chat.numUnread)}</VisuallyHidden> : null}
          </A>
          <time className={time} dateTime={chat.timeIso}>
            {chat.time}
          </time>
        </div>
        <div className={line({ of: 'what' })}>
          <p className={preview({ isUnread })} lang="">
            {chat.lastMessage}
          </p>
          <span className={tools}>
            {/* Said in the link; here it is seen. */}
            <span aria-hidden>
              <CountBadge count={chat.numUnread} label="" />
            </span>
            {onRemove === undefined ? null : (
              <span className={remove}>
                <IconButton
                  size="sm"
                  label={labels.remove(chat.name)}
                  onPress={() => onRemove(chat.conversationId)}
                >
                  <TrashIcon size="sm" />
                </IconButton>
              </span>
            )}
          </span>
        </div>
      </div>
    </li>
  );
});

type FacesProps = NonNullable<ChatListProps['matches']> & { kind: ChatListLabels['kind'] };

const Faces = ({ label, people, kind: kinds }: FacesProps) => {
  const A = useLinkElement();
  return (
    <ul className={faces} role="list" aria-label={label}>
      {people.map(({ id, href, name, kind, thumbnailUrl }) => (
        <li key={id}>
          <A className={face} href={href}>
            <span className={ring}>
              <Avatar src={thumbnailUrl} size="lg" />
            </span>
            <span className={faceName}>{name}</span>
            {kind === 'member' ? null : (
              <KindBadge kind={kind} label={kinds[kind]} appearance="line" />
            )}
          </A>
        </li>
      ))}
    </ul>
  );
};

/** The member's conversations, newest first: one link each, with who, what was last said and how much is unread. */
export const ChatList = ({
  chats,
  matches,
  onRemove,
  numSkeletons = 0,
  loadingLabel,
  labels,
}: ChatListProps) =>
  numSkeletons > 0 ? (
    <ChatListSkeleton count={numSkeletons} label={loadingLabel} />
  ) : (
    <>
      {matches && <Faces {...matches} kind={labels.kind} />}
      {chats.length > 0 && (
        <ul className={list} role="list" aria-label={labels.list}>
          {chats.map((chat) => (
            <Entry key={chat.conversationId} chat={chat} onRemove={onRemove} labels={labels} />
          ))}
        </ul>
      )}
    </>
  );
