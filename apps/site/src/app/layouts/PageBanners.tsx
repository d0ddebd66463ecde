import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { useUser } from '../data/hooks.ts';
import { useNotices } from '../document/notices.ts';
import { ActivationBanner } from '../../features/activation/ActivationBanner.tsx';
import { PageAlerts } from '../../background/alerts/PageAlerts.tsx';
import { PageNotices } from '../../background/PageNotices.tsx';
import { SessionNotice } from '../../background/session/SessionNotice.tsx';
import { PageTimeBonus } from '../../background/time-bonus/PageTimeBonus.tsx';

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
