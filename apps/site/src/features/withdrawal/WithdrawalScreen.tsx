import type { ReactNode } from 'react';
import { WithdrawalForm } from '@velours/ui/blocks/WithdrawalForm';
import { Container } from '@velours/ui/primitives/Container';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { withdrawalForm } from './withdrawal.ts';
import { useDayFormats, useFormats } from '../../app/i18n/format.ts';
import { useOrderChanges } from '../transactions/transactions-data.ts';
import { useWithdrawal, type WithdrawalStart } from './use-withdrawal.ts';

/** Withdrawing from a purchase within the refund period (M11, B05). `refused`: the form was sent without script. */
export function WithdrawalScreen({
  idempotencyKey,
  ...start
}: WithdrawalStart & { idempotencyKey: string }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const dayFormats = useDayFormats();
  const { order, known, isPending, errors, withdraw } = useWithdrawal(start);
  useOrderChanges();
  if (!order || !known) return null;
  return (
    <Container width="sm" isPage>
      <WithdrawalForm
        {...withdrawalForm({ t, formats, dayFormats }, order, known)}
        hiddenFields={{
          idempotency_key: idempotencyKey,
          amount: String(known.withdrawal?.amount ?? ''),
        }}
        isPending={isPending}
        errors={errors}
        onSubmit={withdraw}
      />
    </Container>
  );
}
