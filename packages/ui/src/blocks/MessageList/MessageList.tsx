import { Button } from '../../components/Button/index.ts';
import { ChevronDownIcon } from '../../primitives/Icon/index.ts';
import { MessageBubble } from '../MessageBubble/index.ts';
import {
  day,
  frame,
  jump,
  jumpButton,
  log,
  older,
  scroller as scrollerStyle,
  typing,
} from './MessageList.css.ts';
import type { MessageListProps } from './MessageList.types.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useSilenceWhilePrepended } from './use-silence-while-prepended.ts';

/** A conversation, newest at the end; what arrives is read out, and nobody is thrown off the place where they read. */
export const MessageList = ({
  days,
  name,
  hasOlder = false,
  isLoadingOlder = false,
  onLoadOlder,
  isTyping = false,
  onRetry,
  onCancel,
  onEdit,
  labels,
}: MessageListProps) => {
  const last = days.at(-1)?.messages.at(-1);
  const firstId = days[0]?.messages[0]?.id;
  const { scroller, hasNewBelow, onScroll, jumpToEnd } = useReadingPlace(
    firstId,
    last?.id,
    last?.isOwn ?? false,
  );
  const isSilent = useSilenceWhilePrepended(firstId);
  return (
    <div className={frame}>
      {/* Focusable, since a region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <div
        ref={scroller}
        className={scrollerStyle}
        onScroll={onScroll}
        role="region"
        aria-label={labels.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {hasOlder && onLoadOlder !== undefined ? (
          <div className={older}>
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              isPending={isLoadingOlder}
              pendingLabel={labels.loadingOlder}
              onPress={onLoadOlder}
            >
              {labels.loadOlder}
            </Button>
          </div>
        ) : null}
        <div
          className={log}
          role="log"
          aria-label={labels.log}
          aria-live={isSilent ? 'off' : 'polite'}
        >
          {days.flatMap((one) => [
            <h2 key={one.date} className={day}>
              {one.label}
            </h2>,
            ...one.messages.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                authorName={name}
                onRetry={onRetry}
                onCancel={onCancel}
                onEdit={onEdit}
                labels={labels}
              />
            )),
          ])}
        </div>
      </div>
      <div className={typing} role="status">
        {isTyping ? labels.typing : ''}
      </div>
      {hasNewBelow ? (
        <div className={jump}>
          <div className={jumpButton}>
            <Button size="sm" iconEnd={<ChevronDownIcon />} onPress={jumpToEnd}>
              {labels.newMessages}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
};
