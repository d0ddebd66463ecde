import { PhotoUploader } from '../../PhotoUploader/index.ts';
import { StepForm } from '../StepForm.tsx';
import { portrait } from './PhotoStep.css.ts';
import type { PhotoStepProps } from './PhotoStep.types.ts';

/** Adds photos. They upload as they are chosen; without script the form sends the chosen one. */
export const PhotoStep = ({ uploader, notice, ...step }: PhotoStepProps) => (
  <StepForm
    {...step}
    step="photo"
    encType="multipart/form-data"
    read={() => undefined}
    isEmpty={uploader.photos.length === 0}
  >
    <PhotoUploader
      {...uploader}
      portrait={portrait}
      notice={notice}
      error={step.errors?.fields?.file ?? uploader.error}
    />
  </StepForm>
);
