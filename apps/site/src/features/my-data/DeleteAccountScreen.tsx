import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DeleteAccountForm, type DeleteAccountValues } from '@velours/ui/blocks/DeleteAccountForm';
import { Container } from '@velours/ui/primitives/Container';
import { useUser, useNow } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { keepFields, readFields } from '../../app/data/tab-storage.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { BackToSettings } from '../settings/SettingsPageHead.tsx';
import { useIsServed } from '../../app/loading/parts.tsx';
import {
  openOrdersQuery,
  type ProvedDeletion,
  DELETION_PATH,
  deletionForm,
  deletionPath,
  deletionStep,
  keptDeletion,
} from './my-data.ts';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '@velours/ui/components/Banner';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { withdrawalPath } from '../transactions/transactions.ts';

/** /settings/delete: the account's end in three steps, each at an address of its own (A02). */
export function DeleteAccountScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const formats = useDayFormats();
  const now = useNow();
  const deletion = useDeletion();
  if (!user) return null;
  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        <BackToSettings />
        <DeleteAccountForm
          {...deletionForm(t, { user, now, formats, errorTitle: deletion.errorTitle })}
          {...deletion.props}
          notice={<CreditsLeft credits={user.credits} />}
        />
      </Stack>
    </Container>
  );
}

/** Where the deletion stands, and what goes on with it. */
function useDeletion() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const form = useForm<'password', ProvedDeletion>({
    action: DELETION_PATH,
    fields: ['password'],
  });
  const { answer, values } = form;
  const confirmation = answer?.confirmation ?? values['confirmation'];
  const step = deletionStep(params, confirmation !== undefined);
  const entered = useKeptEntries(answer?.reason ?? values['reason']);
  const { reason } = entered.values;

  const goOn = useEffectEvent(() => {
    // Who goes back is asked for it again.
    entered.edit({ password: '' });
    if (params.get('step') !== 'confirm') void navigate(deletionPath('confirm'));
  });
  useEffect(() => {
    if (answer) goOn();
  }, [answer]);

  const props = {
    step,
    // Without script each leads to the address of the next.
    action: deletionPath(step === 'explain' ? 'verify' : 'confirm'),
    hiddenFields: step === 'confirm' && confirmation !== undefined ? { confirmation, reason } : {},
    // What was refused in another step is said there.
    errors: step === values['step'] ? form.errors : undefined,
    isPending: form.isPending,
    entered: entered.values,
    onEdit: entered.edit,
    onContinue: () => void navigate(deletionPath('verify')),
    onVerify: (given: DeleteAccountValues) => form.onSubmit({ step: 'verify', ...given }),
    onDelete: () => form.onSubmit({ step: 'confirm', confirmation: confirmation ?? '', reason }),
  };
  return { props, errorTitle: form.errorTitle };
}

/** What is entered, over all steps; this tab keeps the reason over a reload, too. @param served the reason that the page came with */
function useKeptEntries(served: string | undefined) {
  const kept = keptDeletion(useUser());
  const [{ password = '', ...typed }, setTyped] = useState<Partial<DeleteAccountValues>>({});
  // The server knows nothing of it, and the first render is to be as the server's was.
  const before = useIsServed() ? undefined : readFields(kept)?.['reason'];
  const reason = typed.reason ?? served ?? before ?? '';
  const edit = (changed: Partial<DeleteAccountValues>): void => {
    setTyped((known) => ({ ...known, ...changed }));
    if (changed.reason !== undefined) keepFields(kept, { reason: changed.reason });
  };
  return { values: { reason, password }, edit };
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
