import { memo, useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import {
  CheckCircleIcon,
  CheckIcon,
  ClockIcon,
  DangerIcon,
  FlagIcon,
  RobotIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Gif } from './Gif.tsx';
import { GiftDrawing } from './GiftDrawing.tsx';
import { MessageText } from './MessageText.tsx';
import {
  actions,
  automated,
  bubble,
  credit,
  failure,
  giftLine,
  giftPicture,
  giftWords,
  meta,
  report,
  row,
  warning as warningLine,
} from './MessageBubble.css.ts';
import type { MessageBubbleProps, MessageState } from './MessageBubble.types.ts';

const icons: Readonly<Record<MessageState, typeof CheckIcon>> = {
  queued: ClockIcon,
  sending: ClockIcon,
  retrying: ClockIcon,
  sent: CheckIcon,
  read: CheckCircleIcon,
  failed: DangerIcon,
};

/**
 * One message with its author in words, its time and, where it is one's own, what became of it. Memoised: a new message
 * must not draw the old ones again.
 */
export const MessageBubble = memo(
  ({
    message,
    authorName,
    onRetry,
    onCancel,
    onEdit,
    onLink,
    onReport,
    isFound = false,
    labels,
  }: MessageBubbleProps) => {
    const {
      id,
      text,
      isOwn,
      time,
      timeIso,
      state,
      canChange = true,
      canRetry = false,
      isAutomated = false,
      gif,
      gift,
      warning,
    } = message;
    const wordsId = useId();
    const StateIcon = state === undefined ? null : icons[state];
    const isHeld = state === 'queued' || state === 'retrying';
    const isWaiting = isHeld || state === 'sending';
    const isFailed = state === 'failed';
    const isChangeable = isFailed || (isHeld && canChange);
    const isRetryable = onRetry !== undefined && (isFailed || (isHeld && canRetry));
    return (
      <div className={row({ isOwn })}>
        <div
          id={wordsId}
          className={bubble({
            isOwn,
            isWaiting,
            isFailed,
            isGift: gift !== undefined,
            isFound,
          })}
        >
          <VisuallyHidden>{`${isOwn ? labels.you : authorName}: `}</VisuallyHidden>
          {gift === undefined ? null : (
            <span className={giftLine}>
              <span className={giftPicture({ isWaiting })}>
                <GiftDrawing gift={gift.name} size="lg" />
              </span>
              <span className={giftWords}>{gift.words}</span>
            </span>
          )}
          {gif === undefined ? null : (
            <>
              <Gif gif={gif} labels={labels.gif} />
              {gif.credit === undefined ? null : <span className={credit}>{gif.credit}</span>}
            </>
          )}
          {/* In which language it was written is not known. */}
          <div lang="">
            <MessageText text={text} links={message.links} onLink={onLink} />
          </div>
        </div>
        {warning === undefined ? null : (
          <p className={warningLine}>
            <WarningIcon size="sm" />
            <span>{warning}</span>
          </p>
        )}
        <div className={meta}>
          {isAutomated ? (
            <span className={automated}>
              <RobotIcon size="sm" />
              {labels.automated}
            </span>
          ) : null}
          <time dateTime={timeIso}>{time}</time>
          {onReport === undefined || labels.report === undefined || isOwn ? null : (
            <button
              type="button"
              className={report}
              aria-label={labels.report}
              aria-describedby={wordsId}
              title={labels.report}
              onClick={() => onReport(id)}
            >
              <FlagIcon size="sm" />
            </button>
          )}
          {StateIcon === null || state === undefined || isFailed ? null : (
            <>
              <StateIcon size="sm" />
              <span>{labels.states[state]}</span>
            </>
          )}
        </div>
        {message.price === undefined ? null : <p className={meta}>{message.price}</p>}
        {isFailed ? (
          <p className={failure}>
            <DangerIcon size="sm" />
            <span>{message.failure ?? labels.states.failed}</span>
          </p>
        ) : null}
        {isChangeable || isRetryable ? (
          <div className={actions}>
            {isRetryable ? (
              <Button size="sm" variant="soft" onPress={() => onRetry(id)}>
                {isFailed ? labels.retry : labels.retryNow}
              </Button>
            ) : null}
            {!isChangeable ||
            onEdit === undefined ||
            gif !== undefined ||
            gift !== undefined ? null : (
              <Button size="sm" variant="ghost" tone="neutral" onPress={() => onEdit(id)}>
                {labels.edit}
              </Button>
            )}
            {!isChangeable || onCancel === undefined ? null : (
              <Button size="sm" variant="ghost" tone="neutral" onPress={() => onCancel(id)}>
                {labels.cancel}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    );
  },
);
