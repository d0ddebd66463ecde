import type { ReactNode } from 'react';
import type { PhotoUploaderProps } from '../../PhotoUploader/PhotoUploader.types.ts';
import type { FormErrors } from '../../../components/Form/index.ts';
import type { SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

export interface PhotoStepProps extends SignUpStepFrame {
  /** The photos, and what can be done with them. */
  uploader: PhotoUploaderProps;
  /** Over the photos: one that was removed and can still be kept. */
  notice?: ReactNode;
  /** The photos are done with. */
  onSubmit?: (() => void) | undefined;
  /** What is wrong, by field; new ones move the focus to the summary. */
  errors?: FormErrors<'file'> | undefined;
  /** All words that it shows or says. */
  labels: SignUpStepLabels;
}
