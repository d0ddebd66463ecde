import { useState, type ReactNode } from 'react';
import { DeleteAccountForm, type DeleteAccountStep } from '@velours/ui/blocks/DeleteAccountForm';
import { Container } from '@velours/ui/primitives/Container';
import { useUser, useNow } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useForm, type SiteForm } from '../../app/forms/use-form.ts';
import { openOrdersQuery, type DeletionSoFar, DELETION_PATH, deletionForm } from './mydata-data.ts';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '@velours/ui/components/Banner';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { withdrawalPath } from '../transactions/transactions-data.ts';

/** /settings/delete: the account's end in three steps (A02). What was typed lives as long as the page: leaving it begins anew. */
export function DeleteAccountScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const formats = useDayFormats();
  const now = useNow();
  const form = useForm<'password', DeletionSoFar>({ action: DELETION_PATH, fields: ['password'] });
  const [isExplained, setExplained] = useState(false);
  const soFar = deletionSoFar(form, isExplained);
  const { confirmation = '', reason = '' } = soFar;
  if (!user) return null;
  return (
    <Container width="sm" isPage>
      <DeleteAccountForm
        {...deletionForm(t, { user, now, formats, errorTitle: form.errorTitle })}
        step={soFar.step}
        hiddenFields={soFar.step === 'confirm' ? { confirmation, reason } : {}}
        errors={form.errors}
        defaultReason={reason}
        isPending={form.isPending}
        onContinue={() => setExplained(true)}
        onVerify={(values) => form.onSubmit({ step: 'verify', ...values })}
        onDelete={() => form.onSubmit({ step: 'confirm', confirmation, reason })}
        notice={<CreditsLeft credits={user.credits} />}
      />
    </Container>
  );
}

/** The step that the form has got to. A refused one stays where it is, but for a proof that no longer holds. */
function deletionSoFar(
  { answer, failure, values }: SiteForm<'password', DeletionSoFar>,
  isExplained: boolean,
): Omit<DeletionSoFar, 'step'> & { step: DeleteAccountStep } {
  if (answer) return answer;
  const { step, confirmation, reason } = values;
  if (step === 'confirm' && failure?.code !== 'confirmation_expired')
    return { step, confirmation, reason };
  return { step: isExplained || step !== undefined ? 'verify' : 'explain', reason };
}

/** Before what happens: credits that are left, and what can still be paid back for them (B05). */
function CreditsLeft({ credits }: { credits: number }): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const { data: orders = [] } = useQuery({ ...openOrdersQuery(useApi()), staleTime: 60_000 });
  if (credits === 0) return null;
  return (
    <Banner tone="warning" title={t(($) => $.mydata.deletion.credits.title, { count: credits })}>
      <Stack gap="xs">
        <Text>{t(($) => $.mydata.deletion.credits[orders.length > 0 ? 'open' : 'over'])}</Text>
        {orders.length > 0 && (
          <Stack as="ul" gap="xs">
            {orders.map(({ id, payment_id: number, until, total, currency }) => (
              <li key={id}>
                <Link href={withdrawalPath(id)}>
                  {t(($) => $.mydata.deletion.credits.order, {
                    number,
                    amount: formats.money(total, currency),
                    date: formats.date(Date.parse(until) - 1),
                  })}
                </Link>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Banner>
  );
}
