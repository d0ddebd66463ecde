import { useRef, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import {
  selectFailedRemovals,
  selectUndoable,
  type photoUploadMachine,
  type PhotoUploadEvent,
} from '@velours/machines/photoUpload';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { photoReasonText } from './photo-upload.ts';

export interface PhotoRemovalsProps {
  snapshot: SnapshotFrom<typeof photoUploadMachine>;
  send: (event: PhotoUploadEvent) => void;
}

/** A photo that can still be kept, and those that could not be removed. */
export function PhotoRemovals({ snapshot, send }: PhotoRemovalsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  const undoable = selectUndoable(snapshot);
  /** The button that was pressed goes: the focus stays where it was. */
  const answer = (event: PhotoUploadEvent): void => {
    place.current?.focus();
    send(event);
  };
  const keep = (photoId: string, words: string): ReactNode => (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      onPress={() => answer({ type: 'UNDO', photoId })}
    >
      {words}
    </Button>
  );
  return (
    <div ref={place} role="group" tabIndex={-1} aria-label={t(($) => $.common.photo.title)}>
      {undoable !== null && (
        <Banner
          announce="status"
          actions={keep(
            undoable,
            t(($) => $.photos.undo),
          )}
        >
          {t(($) => $.photos.removed)}
        </Banner>
      )}
      {selectFailedRemovals(snapshot).map(({ photoId, reason }) => (
        <Banner
          key={photoId}
          tone="danger"
          announce="alert"
          title={t(($) => $.photos.notRemoved)}
          actions={
            <>
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                onPress={() => answer({ type: 'REMOVE', photoId })}
              >
                {t(($) => $.photos.removeAgain)}
              </Button>
              {keep(
                photoId,
                t(($) => $.photos.keep),
              )}
            </>
          }
        >
          {reason ? photoReasonText(t, reason) : null}
        </Banner>
      ))}
    </div>
  );
}
