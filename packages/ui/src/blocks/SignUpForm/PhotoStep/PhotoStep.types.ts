import type { ReactNode } from 'react';
import type { PhotoUploaderProps } from '../../PhotoUploader/PhotoUploader.types.ts';
import type { FormErrors } from '../../../components/Form/index.ts';
import type { SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

export interface PhotoStepProps extends SignUpStepFrame {
  uploader: PhotoUploaderProps;
  /** Over the photos: one that was removed and can still be kept. */
  notice?: ReactNode;
  onSubmit?: (() => void) | undefined;
  errors?: FormErrors<'file'> | undefined;
  labels: SignUpStepLabels;
}
