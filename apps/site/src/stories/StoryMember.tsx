import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../app/data/api.ts';
import { useUser } from '../app/data/hooks.ts';
import { removalPort } from '../background/removal/removal-port.ts';
import { timeBonusPort } from '../background/time-bonus/discount-ports.ts';
import { likeOverlayPort } from '../background/like-overlay/like-port.ts';
import { memberParts } from '../background/member-parts.ts';
import { servePort } from '../background/page-port.ts';

const otherTabs = { tell: (): void => undefined };

const story = {
  memberId: 'story',
  conditions: () => ({ isVisible: true, isWriting: false }),
  removeParameter: (): void => undefined,
  otherTabs,
};

/** What runs for a member beside the pages and needs nothing but the API: no other tabs, live stream, storage or push. */
export function StoryMember(): null {
  const api = useApi();
  const client = useQueryClient();
  const isMember = useUser() !== null;
  useEffect(() => {
    if (!isMember) return undefined;
    const stops = [
      servePort(removalPort, async () => {
        const { runRemoval } = await memberParts.removal();
        return () => runRemoval({ ...story, api, client });
      }),
      servePort(likeOverlayPort, async () => {
        const { runLikeOverlay } = await memberParts.likeOverlay();
        return () => runLikeOverlay({ ...story, api, client });
      }),
      servePort(timeBonusPort, async () => {
        const { runTimeBonus } = await memberParts.timeBonus();
        return () => runTimeBonus(api, client);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [api, client, isMember]);
  return null;
}
