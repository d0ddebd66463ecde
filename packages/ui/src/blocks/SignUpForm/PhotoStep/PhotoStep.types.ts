import type { PhotoUploaderProps } from '../../PhotoUploader/PhotoUploader.types.ts';
import type { SignUpStepErrors, SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

export interface PhotoStepProps extends SignUpStepFrame {
  uploader: PhotoUploaderProps;
  onSubmit?: (() => void) | undefined;
  errors?: SignUpStepErrors<'file'> | undefined;
  labels: SignUpStepLabels;
}
