import type { ComponentType, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ConfirmDialogProps } from '../../components/ConfirmDialog/index.ts';
import type { PhotoUploaderProps } from './PhotoUploader.types.ts';

type Removal = {
  /** The id that is asked about. */
  asked: string | undefined;
  /** The dialog, once it has been fetched. */
  Dialog: ComponentType<ConfirmDialogProps> | null;
  ask: (id: string) => void;
  cancel: () => void;
  confirm: () => void;
};

/**
 * Removing a photo: the question first, in a dialog that is fetched when it is needed, and then the focus on the photo that
 * has taken the place of the one that is gone. Where the dialog cannot be fetched nothing is removed.
 */
export const useRemoval = (
  { photos, onRemove, labels }: Pick<PhotoUploaderProps, 'photos' | 'onRemove' | 'labels'>,
  box: RefObject<HTMLElement | null>,
): Removal => {
  const [asked, setAsked] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps> | null>(null);
  const leaving = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    const gone = leaving.current;
    if (!gone || photos.some(({ id }) => id === gone.id)) return;
    leaving.current = undefined;
    const left = box.current?.querySelectorAll('li') ?? [];
    const next = left[Math.min(gone.index, left.length - 1)];
    (next ?? box.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [photos, box]);

  const remove = (id: string): void => {
    leaving.current = { id, index: photos.findIndex((photo) => photo.id === id) };
    onRemove?.(id);
  };

  return {
    asked,
    Dialog,
    ask: (id) => {
      if (labels.confirmRemove === undefined) {
        remove(id);
        return;
      }
      setAsked(id);
      import('../../components/ConfirmDialog/index.ts').then(
        ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
        () => setAsked(undefined),
      );
    },
    cancel: () => setAsked(undefined),
    confirm: () => {
      setAsked(undefined);
      if (asked !== undefined) remove(asked);
    },
  };
};
