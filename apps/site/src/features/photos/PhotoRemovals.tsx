import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const t = useTranslate();
  const undoable = selectUndoable(snapshot);
  const keep = (photoId: string, words: string): ReactNode => (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      onPress={() => send({ type: 'UNDO', photoId })}
    >
      {words}
    </Button>
  );
  return (
    <>
      {undoable !== null && (
        <Passing>
          <Banner
            announce="status"
            actions={keep(
              undoable,
              t(($) => $.photos.undo),
            )}
          >
            {t(($) => $.photos.removed)}
          </Banner>
        </Passing>
      )}
      {selectFailedRemovals(snapshot).map(({ photoId, reason }) => (
        <Passing key={photoId}>
          <Banner
            tone="danger"
            announce="alert"
            title={t(($) => $.photos.notRemoved)}
            actions={
              <>
                <Button
                  size="sm"
                  variant="outline"
                  tone="neutral"
                  onPress={() => send({ type: 'REMOVE', photoId })}
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
        </Passing>
      ))}
    </>
  );
}

/** What goes, pressed or once its time is over, leaves whoever is at its buttons at the photos. */
function Passing({ children }: { children: ReactNode }): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    // It is still in the page then.
    () => () => {
      if (!own.current?.contains(document.activeElement)) return;
      own.current.closest<HTMLElement>('[role="group"]')?.focus();
    },
    [],
  );
  return <div ref={own}>{children}</div>;
}
