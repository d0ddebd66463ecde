import { useMemo } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ChevronDownIcon } from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MessageBubble } from '../MessageBubble/index.ts';
import { DayDivider } from './DayDivider.tsx';
import { Gap } from './Gap.tsx';
import { NoMessages } from './NoMessages.tsx';
import {
  content,
  frame,
  jump,
  jumpButton,
  log as logStyle,
  newer,
  older,
  scroller as scrollerStyle,
  typing,
} from './MessageList.css.ts';
import type { MessageListProps } from './MessageList.types.ts';
import { rowsOf } from './rows.ts';
import { useLasting } from './use-lasting.ts';
import { useReadingPlace } from './use-reading-place.ts';

/**
 * A conversation, newest at the end; what arrives is read out, and nobody is thrown off the place where they read. Only
 * what is near the reader is in the document, so that ten thousand messages cost no more than thirty.
 */
export const MessageList = ({
  days,
  name,
  hasOlder = false,
  isLoadingOlder = false,
  olderError,
  onLoadOlder,
  hasNewer = false,
  isLoadingNewer = false,
  newerError,
  onLoadNewer,
  onNewest,
  shown,
  onAtEnd,
  isTyping = false,
  onRetry,
  onCancel,
  onEdit,
  onLink,
  onReport,
  labels,
}: MessageListProps) => {
  const last = days.at(-1)?.messages.at(-1);
  const rows = useMemo(() => rowsOf(days), [days]);
  const { scroller, log, segments, isSilent, isFarUp, onScroll, onFocus, onBlur, jumpToEnd } =
    useReadingPlace(rows, {
      lastId: last?.id,
      isLastOwn: last?.isOwn ?? false,
      hasNewer,
      shown,
      onAtEnd,
    });
  /** What is pressed goes with what it does: the focus stays among the messages. */
  const keepFocus = (act: ((id: string) => void) | undefined) =>
    act &&
    ((id: string): void => {
      scroller.current?.focus({ preventScroll: true });
      act(id);
    });
  const retry = useLasting(keepFocus(onRetry));
  const cancel = useLasting(keepFocus(onCancel));
  const edit = useLasting(keepFocus(onEdit));
  const [link, report] = [useLasting(onLink), useLasting(onReport)];
  const isEmpty = last === undefined && !hasOlder;
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
        <div className={content({ isEmpty })}>
          {isEmpty ? <NoMessages labels={labels} /> : null}
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
              <Text size="sm" role="status">
                {olderError}
              </Text>
            </div>
          ) : null}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes which row has the focus; nothing is done by it */}
          <div
            ref={log}
            className={logStyle}
            role="log"
            aria-label={labels.log}
            aria-live={isSilent ? 'off' : 'polite'}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            {segments.flatMap(({ name: segment, from, to, gap }) => [
              gap > 0 ? <Gap key={`gap ${segment}`} height={gap} /> : null,
              ...Array.from({ length: to - from }, (_, at) => {
                const { key, day, message } = rows.at(from + at);
                return message === undefined ? (
                  <DayDivider key={key}>{day.label}</DayDivider>
                ) : (
                  <MessageBubble
                    key={key}
                    message={message}
                    authorName={name}
                    onRetry={retry}
                    onCancel={cancel}
                    onEdit={edit}
                    onLink={link}
                    onReport={report}
                    isFound={message.id === shown?.id}
                    labels={labels}
                  />
                );
              }),
            ])}
          </div>
          {hasNewer && onLoadNewer !== undefined ? (
            <div className={newer}>
              <Button
                size="sm"
                variant="ghost"
                tone="neutral"
                isPending={isLoadingNewer}
                pendingLabel={labels.loadingNewer}
                onPress={onLoadNewer}
              >
                {labels.loadNewer}
              </Button>
              <Text size="sm" role="status">
                {newerError}
              </Text>
            </div>
          ) : null}
        </div>
      </div>
      <div className={typing} role="status">
        {isTyping ? labels.typing : ''}
      </div>
      {isFarUp || (hasNewer && onNewest !== undefined) ? (
        <div className={jump}>
          <div className={jumpButton}>
            <Button
              size="sm"
              iconEnd={<ChevronDownIcon />}
              onPress={hasNewer && onNewest !== undefined ? onNewest : jumpToEnd}
            >
              {labels.newMessages}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
};
