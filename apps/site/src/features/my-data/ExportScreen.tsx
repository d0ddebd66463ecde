import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useCopy } from './parts/use-copy.ts';
import { useDayFormats } from '../../app/i18n/format.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { AskForCopy } from './parts/AskForCopy.tsx';
import { BackToSettings } from './parts/BackToSettings.tsx';
import { CopyState } from './parts/CopyState.tsx';

/** /settings/export: a copy of everything that is kept about the member (B05). `refused`: the form was sent without script. */
export function ExportScreen({ refused }: { refused?: RefusedForm | undefined }): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const { copy, form } = useCopy(refused);
  if (!copy) return null;
  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        <BackToSettings />
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.mydata.copy.title)}
          </Heading>
          <Text>{t(($) => $.mydata.copy.lead)}</Text>
          <Text tone="muted">{t(($) => $.mydata.copy.without)}</Text>
        </Stack>
        <div role="status">{copy.export && <CopyState copy={copy.export} />}</div>
        {copy.next_at === null ? (
          <AskForCopy form={form} />
        ) : (
          <Text size="sm" tone="muted">
            {t(($) => $.mydata.copy.nextAt, { date: formats.date(copy.next_at) })}
          </Text>
        )}
      </Stack>
    </Container>
  );
}
