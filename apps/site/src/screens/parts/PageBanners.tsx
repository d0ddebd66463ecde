import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { useUser } from '../../data/hooks.ts';
import { useNotices } from '../../wiring/notices.ts';
import { ActivationBanner } from './ActivationBanner.tsx';
import { PageAlerts } from './PageAlerts.tsx';
import { PageNotices } from './PageNotices.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { PageTimeBonus } from './PageTimeBonus.tsx';

/** The banners area of the default layout (spec section 2). */
export function PageBanners(): ReactNode {
  const user = useUser();
  // Whoever is banned has only the notice to read.
  const isMember = user !== null && user.status !== 'banned';
  const hasNotices = useNotices().length > 0;
  if (!isMember && !hasNotices) return null;
  return (
    <Container hasRoomAbove>
      <Stack gap="sm">
        <PageNotices />
        <SessionNotice />
        <ActivationBanner />
        <PageTimeBonus />
        <PageAlerts />
      </Stack>
    </Container>
  );
}
