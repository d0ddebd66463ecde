import type { ReactNode } from 'react';
import { FieldError } from '@velours/ui/components/FieldError';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

/** Beside what saves by itself: whether it is being saved, was saved, or could not be. */
export function SaveState(props: {
  isPending: boolean;
  isSaved: boolean;
  error: string | undefined;
}): ReactNode {
  const t = useTranslate();
  const words = props.isPending ? t(($) => $.settings.saving) : t(($) => $.settings.saved);
  return (
    <>
      <Text role="status" size="sm" tone="muted">
        {props.error === undefined && (props.isPending || props.isSaved) ? words : ''}
      </Text>
      {props.error !== undefined && (
        <div role="alert">
          <FieldError>{props.error}</FieldError>
        </div>
      )}
    </>
  );
}
