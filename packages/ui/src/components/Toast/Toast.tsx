import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Text } from 'react-aria-components/Text';
import {
  CheckCircleIcon,
  CloseIcon,
  DangerIcon,
  InfoIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import {
  action as actionStyle,
  body,
  close,
  icon,
  region,
  text as textStyle,
  title as titleStyle,
  toast,
} from './Toast.css.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import type { ToastLabels, ToastMessage } from './Toast.types.ts';
import type { ToastQueueOf } from './toast-queue.ts';

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

export type ToastsProps = {
  /** The messages that are shown and wait to be: of `createToastQueue()`. */
  queue: ToastQueueOf;
  /** All words that it shows or says. */
  labels: ToastLabels;
};

/**
 * Where short messages appear, above dialogs too: a named landmark that is read out when one comes. Load it on intent
 * (`import()`): React Aria comes with it.
 */
export const Toasts = ({ queue, labels }: ToastsProps) => (
  <ToastRegion queue={queue} className={region} aria-label={labels.region}>
    {({ toast: entry }) => {
      const { tone = 'info', title, text, action } = entry.content;
      const ToneIcon = icons[tone];
      return (
        <AriaToast toast={entry} className={toast}>
          <span className={icon({ tone })}>
            <ToneIcon />
          </span>
          <ToastContent className={body}>
            <Text slot="title" className={titleStyle}>
              {title}
            </Text>
            {text === undefined ? null : (
              <Text slot="description" className={textStyle}>
                {text}
              </Text>
            )}
            {action === undefined ? null : (
              <ToastAction {...action} onDone={() => queue.close(entry.key)} />
            )}
          </ToastContent>
          <button
            type="button"
            className={close}
            aria-label={labels.close}
            onClick={() => queue.close(entry.key)}
          >
            <CloseIcon />
          </button>
        </AriaToast>
      );
    }}
  </ToastRegion>
);

type ToastActionProps = NonNullable<ToastMessage['action']> & { onDone: () => void };

const ToastAction = ({ label, name, onPress, onDone }: ToastActionProps): ReactNode => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // What was pressed has gone with what it removed. After React Aria's own effect, which starts the clock that the focus stops.
    queueMicrotask(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  }, []);
  return (
    <span className={actionStyle}>
      <Button
        ref={button}
        aria-label={name}
        size="sm"
        variant="outline"
        onPress={() => {
          onDone();
          onPress();
        }}
      >
        {label}
      </Button>
    </span>
  );
};
