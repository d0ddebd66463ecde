import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { useDirectDebit, type DirectDebitStart } from './use-direct-debit.ts';
import { DirectDebitView } from './DirectDebitView.tsx';

/** /directdebit (spec section 2): the mandate of an order, then the code that pays it. */
export function DirectDebitScreen(props: DirectDebitStart): ReactNode {
  const debit = useDirectDebit(props);
  return (
    <Container width="md" isPage>
      {debit && <DirectDebitView {...debit} />}
    </Container>
  );
}
