import { Form } from '../../../components/Form/index.ts';
import { PhotoUploader } from '../../PhotoUploader/index.ts';
import { StepActions } from '../StepActions.tsx';
import { StepHeader } from '../StepHeader.tsx';
import type { PhotoStepProps } from './PhotoStep.types.ts';

/** Adds photos. They upload as they are chosen; without script the form sends the chosen one. */
export const PhotoStep = ({
  uploader,
  action,
  onSubmit,
  isPending,
  errors,
  hiddenFields,
  skipHref,
  onSkip,
  steps,
  stepperLabels,
  headingLevel,
  takesFocus,
  labels,
}: PhotoStepProps) => (
  <Form
    action={action}
    encType="multipart/form-data"
    onSubmit={onSubmit && (() => onSubmit())}
    isPending={isPending}
    errors={errors}
    errorTitle={labels.errorTitle}
    fieldIds={{}}
    hiddenFields={hiddenFields}
    header={
      <StepHeader
        step="photo"
        {...{ steps, stepperLabels, headingLevel, takesFocus }}
        title={labels.title}
        lead={labels.lead}
      />
    }
  >
    <PhotoUploader {...uploader} error={errors?.fields?.file ?? uploader.error} />
    <StepActions {...{ skipHref, onSkip, isPending, labels }} />
  </Form>
);
