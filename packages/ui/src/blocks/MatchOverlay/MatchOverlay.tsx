import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseRequest } from '../../primitives/CloseRequest.tsx';
import { PageLocale } from '../../primitives/PageLocale.tsx';
import { dialog, modal, overlay } from './MatchOverlay.css.ts';
import type { MatchOverlayProps } from './MatchOverlay.types.ts';
import { MatchScene } from './MatchScene.tsx';

/**
 * A match or a new like, over the whole screen. Focus goes in and stays in, Escape, Enter, Space and a press close it, and
 * focus returns to where it was. Load it on intent (`import()`): React Aria comes with it.
 */
export const MatchOverlay = ({ isOpen, onClose, ...scene }: MatchOverlayProps) => {
  const titleId = useId();
  const whoId = useId();
  return (
    <PageLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(wanted) => {
          if (!wanted) onClose();
        }}
        className={overlay}
      >
        <Modal className={modal}>
          <CloseRequest />
          <Dialog className={dialog} aria-labelledby={`${titleId} ${whoId}`}>
            <MatchScene {...scene} onClose={onClose} titleId={titleId} whoId={whoId} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
};
