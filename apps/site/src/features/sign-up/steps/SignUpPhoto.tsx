import type { ReactNode } from 'react';
import type { SignUpStepFrame } from '@velours/ui/blocks/SignUpForm';
import { PhotoStep } from '@velours/ui/blocks/SignUpForm/PhotoStep';
import type { Schemas } from '../../../app/data/api.ts';
import { useSettings } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { photoUploadProps, servedPhotosProps } from '../../photos/photo-upload.ts';
import { failureText, type AnyFailure } from '../../../app/errors/problem-text.ts';
import type { OwnPhotos } from '../../photos/use-own-photos.ts';
import { PhotoRemovals } from '../../photos/PhotoRemovals.tsx';

export interface SignUpPhotoProps {
  frame: SignUpStepFrame;
  user: Schemas['User'];
  photos: OwnPhotos;
  /** Why a photo that was sent without script was refused. */
  refusal: AnyFailure | null;
  /** On to the next step, once what is on its way has arrived. */
  onSave: (values: { whenSent: () => Promise<void> }) => void;
}

/**
 * The step that adds photos (spec sections 2 and 5): they go out as they are chosen, the step itself waits for them. Before the
 * statechart is there, and without script, it is a form with one file.
 */
export function SignUpPhoto({ frame, user, photos, refusal, onSave }: SignUpPhotoProps): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const { snapshot, send, urlOf, rejectedReason, whenSent } = photos;
  const mainId = user.profile.main_image?.id;
  const uploader = snapshot
    ? photoUploadProps(snapshot, { t, send, urlOf, rejectedReason, mainId })
    : servedPhotosProps(user, settings, { t, send });
  const error = refusal && !snapshot ? failureText(t, refusal) : uploader.error;
  return (
    <PhotoStep
      {...frame}
      notice={snapshot && <PhotoRemovals {...{ snapshot, send }} />}
      uploader={{ ...uploader, error }}
      onSubmit={() => onSave({ whenSent })}
      labels={{ ...t(($) => $.signup.step), ...t(($) => $.signup.photo) }}
    />
  );
}
