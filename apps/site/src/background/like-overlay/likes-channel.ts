import type { LikeShown } from '@velours/machines/likeOverlay';
import { tabChannel, type TabChannel } from '../../app/data/tab-channel.ts';

export function readShown(message: unknown): LikeShown | null {
  const { news, claim } = (message ?? {}) as Partial<LikeShown>;
  const isNews =
    typeof news?.profileId === 'string' && (news.kind === 'match' || news.kind === 'new-like');
  if (!isNews || typeof claim?.at !== 'number' || typeof claim.tabId !== 'string') return null;
  return { news, claim };
}

/** Which likes are shown where. Where there is none, each tab that can be seen shows it. */
export const likesChannel = (memberId: string): TabChannel<LikeShown> =>
  tabChannel(`likes-${memberId}`, readShown);
