import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '@velours/ui/components/Card';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { complaintsQuery } from './notices-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { complaintEntry } from './complaints.ts';
import { useDayFormats } from '../../app/i18n/format.ts';

/** The member's own complaints with what became of them; the one that was just made stands above as a receipt. */
export function EarlierComplaints({ newest }: { newest?: string | undefined }): ReactNode {
  const t = useTranslate();
  const days = useDayFormats();
  const { data = [] } = useQuery({ ...complaintsQuery(useApi()), enabled: false });
  const earlier = data.filter(({ reference }) => reference !== newest);
  if (earlier.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading level={2}>{t(($) => $.complaints.earlier)}</Heading>
      <Stack as="ul" gap="md">
        {earlier.map((complaint) => {
          const entry = complaintEntry(t, days, complaint);
          return (
            <li key={entry.reference}>
              <Card>
                <Stack gap="sm">
                  <Heading level={3}>{entry.category}</Heading>
                  <FactList
                    facts={[{ term: t(($) => $.complaints.reference), value: entry.reference }]}
                  />
                  <Text tone="muted">
                    {entry.made}
                    <br />
                    {entry.state}
                  </Text>
                  <Text>{entry.text}</Text>
                  {entry.answer !== null && (
                    <Stack gap="xxs">
                      <Heading level={4}>{t(($) => $.complaints.answer)}</Heading>
                      <Text>{entry.answer}</Text>
                    </Stack>
                  )}
                </Stack>
              </Card>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
