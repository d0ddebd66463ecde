import { type ReactNode, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { Form } from '@velours/ui/components/Form';
import { PhotoUploader } from '@velours/ui/blocks/PhotoUploader';
import { Stack } from '@velours/ui/primitives/Stack';
import { answer, intent, type Schemas, useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { ownPhotosProps, servedPhotosProps } from './photo-upload.ts';
import { errorText, failureText, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { OwnPhotos } from './use-own-photos.ts';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import { PhotoRemovals } from './PhotoRemovals.tsx';
import { userKey } from '../../app/data/keys.ts';

/** The own photos (P04): added, put in order, removed. Without script a form with one file. */
export function OwnPhotosPart({
  user,
  photos,
  failure,
}: {
  user: Schemas['User'];
  photos: OwnPhotos;
  /** Why a photo that was sent without script was refused. */
  failure: AnyFailure | null;
}): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const { snapshot, send, urlOf, rejectedReason } = photos;
  const stored = snapshot?.context.photos ?? user.profile.photos;
  const { order, error, put } = usePhotoOrder(
    stored.map(({ id }) => id),
    () => send({ type: 'CHANGED_ELSEWHERE' }),
  );
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const cropping = useAsyncModule(() => import('./CropDialog.tsx'), chosen.length > 0);
  const mainId = user.profile.main_image?.id;
  const uploader = snapshot
    ? ownPhotosProps(snapshot, { t, send, urlOf, rejectedReason, mainId }, { order, put })
    : servedPhotosProps(user, settings, { t, send });
  const { free, premium } = {
    free: settings.photo_limit_free,
    premium: settings.photo_limit_premium,
  };
  const isAbove = !user.paid_user && stored.length > free;
  const note = isAbove ? (
    t(($) => $.ownprofile.photos.above, { limit: free })
  ) : user.paid_user ? undefined : (
    <>
      {t(($) => $.ownprofile.photos.limit, { free, premium })}{' '}
      <Link href="/premium">{t(($) => $.ownprofile.photos.premium)}</Link>
    </>
  );
  return (
    <Stack>
      {error !== null && (
        <Banner tone="danger" announce="alert" title={t(($) => $.photos.notMoved)}>
          {errorText(t, error)}
        </Banner>
      )}
      {cropping && chosen.length > 0 && (
        <cropping.CropDialog
          files={chosen}
          onDone={(files) => {
            setChosen([]);
            if (files.length > 0) send({ type: 'ADD', files });
          }}
        />
      )}
      {/* The same elements before and after: the browser's window may be open, and gives the file to the field it came from. */}
      <Form
        action="/profile?section=photos"
        encType="multipart/form-data"
        errorTitle=""
        fieldIds={{}}
      >
        <Stack>
          <PhotoUploader
            {...uploader}
            headingLevel={2}
            notice={snapshot && <PhotoRemovals {...{ snapshot, send }} />}
            onSelect={setChosen}
            limitNote={note}
            error={failure && !snapshot ? failureText(t, failure) : uploader.error}
          />
          <noscript>
            <Button type="submit" variant="outline" tone="neutral">
              {t(($) => $.ownprofile.photos.send)}
            </Button>
          </noscript>
        </Stack>
      </Form>
    </Stack>
  );
}

/**
 * The order of the own photos: shown at once as the member wants it, one save after the other; where it is refused the server's
 * order comes back. `refresh` has the list read anew.
 */
function usePhotoOrder(ids: readonly string[], refresh: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const mutation = useMutation({
    scope: { id: 'photo-order' },
    mutationFn: (photos: readonly string[]) =>
      answer(api.PUT('/api/photo.php', { params: intent(), body: { photos: [...photos] } })),
    onError: () => setOrder(null),
    onSettled: async () => {
      refresh();
      await client.invalidateQueries({ queryKey: userKey });
    },
  });
  // The list came, and is as it was wanted: from here on the server's order is shown.
  const isKnown = order !== null && !mutation.isPending && order.join() === ids.join();
  if (isKnown) setOrder(null);
  const put = (next: readonly string[]): void => {
    setOrder(next);
    mutation.mutate(next);
  };
  return { order, error: mutation.error, put };
}
