import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseRequest } from '../../primitives/CloseRequest.tsx';
import { PageLocale } from '../../primitives/PageLocale.tsx';
import { CloseIcon } from '../../primitives/Icon/index.ts';
import { ScrollBox } from '../../primitives/ScrollBox.tsx';
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
  isSheetOnPhone = false,
  role = 'dialog',
  closeLabel,
}: DialogProps) => (
  <PageLocale>
    <ModalOverlay
      isOpen={isOpen}
      {...(onOpenChange ? { onOpenChange } : {})}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={overlay({ isFullScreenOnPhone, isSheetOnPhone })}
    >
      <Modal className={modal({ size, isFullScreenOnPhone, isSheetOnPhone })}>
        <CloseRequest isIgnored={isKeyboardDismissDisabled} />
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
              <ScrollBox label={title} className={content}>
                {children}
              </ScrollBox>
              {footer !== undefined && <div className={footerStyle}>{footer}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </PageLocale>
);
