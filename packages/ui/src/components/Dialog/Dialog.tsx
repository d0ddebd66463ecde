import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import {
  close as closeStyle,
  content,
  dialog,
  footer as footerStyle,
  header,
  heading,
  modal,
  overlay,
} from './Dialog.css.ts';
import type { DialogProps } from './Dialog.types.ts';

/** What scrolls when it is long; then it can be reached by keyboard, to be scrolled by it. */
const Content = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolling(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={content} {...(isScrolling ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
};

/**
 * A window over the page, for one short task. Focus goes in and stays in, the page behind is inert, and at the end focus
 * returns to where it was. Load it on intent (`import()`): React Aria comes with it.
 */
export const Dialog = ({
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  children,
  footer,
  size = 'md',
  isDismissable = true,
  isKeyboardDismissDisabled = false,
  isCloseButtonHidden = false,
  isFullScreenOnPhone = false,
  role = 'dialog',
  closeLabel,
}: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    {...(onOpenChange ? { onOpenChange } : {})}
    isDismissable={isDismissable}
    isKeyboardDismissDisabled={isKeyboardDismissDisabled}
    className={overlay({ isFullScreenOnPhone })}
  >
    <Modal className={modal({ size, isFullScreenOnPhone })}>
      <AriaDialog role={role} className={dialog}>
        {({ close }) => (
          <>
            <div className={header}>
              <Heading slot="title" level={2} className={heading}>
                {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </Heading>
              {!isCloseButtonHidden && (
                <button
                  type="button"
                  className={closeStyle}
                  aria-label={closeLabel}
                  onClick={close}
                >
                  <CloseIcon />
                </button>
              )}
            </div>
            <Content>{children}</Content>
            {footer !== undefined && <div className={footerStyle}>{footer}</div>}
          </>
        )}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
