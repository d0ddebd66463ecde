import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type {
  photoUploadMachine,
  PhotoUploadEvent,
  PhotoView,
} from '@velours/machines/photoUpload';
import { PhotoUploader } from '@velours/ui/blocks/PhotoUploader';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Skeleton } from '@velours/ui/components/Skeleton';
import { Stack } from '@velours/ui/primitives/Stack';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { photoUploadProps } from '../../view-models/photo-upload.ts';
import { PhotoRemovals } from './PhotoRemovals.tsx';

export interface PhotoUploadViewProps {
  snapshot: SnapshotFrom<typeof photoUploadMachine>;
  send: (event: PhotoUploadEvent) => void;
  /** The address of a photo: the server's thumbnail, or an object URL of a chosen file. */
  urlOf: (photo: PhotoView) => string;
}

/** The member's photos (spec sections 3 and 5): chosen, sent, inspected, removed with a way back. */
export function PhotoUploadView({ snapshot, send, urlOf }: PhotoUploadViewProps): ReactNode {
  const t = useTranslate();
  if (snapshot.context.photos === null && snapshot.context.items.length === 0) {
    return snapshot.matches({ list: 'failed' }) ? <NotLoaded send={send} /> : <Loading />;
  }
  return (
    <Stack>
      <PhotoRemovals {...{ snapshot, send }} />
      <PhotoUploader {...photoUploadProps(snapshot, { t, send, urlOf })} />
    </Stack>
  );
}

function Loading(): ReactNode {
  const t = useTranslate();
  return (
    <Stack>
      <VisuallyHidden live="polite">{t(($) => $.photos.loading)}</VisuallyHidden>
      <Skeleton width="short" />
      <Skeleton shape="control" />
    </Stack>
  );
}

type SendProps = Pick<PhotoUploadViewProps, 'send'>;

function NotLoaded({ send }: SendProps): ReactNode {
  const t = useTranslate();
  return (
    <Banner
      tone="danger"
      announce="alert"
      actions={
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          onPress={() => send({ type: 'CHANGED_ELSEWHERE' })}
        >
          {t(($) => $.photos.again)}
        </Button>
      }
    >
      {t(($) => $.photos.notLoaded)}
    </Banner>
  );
}
