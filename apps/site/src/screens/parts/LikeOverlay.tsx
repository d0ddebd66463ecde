import type { ReactNode } from 'react';
import { useSettings } from '../../data/hooks.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { likeOverlayLabels } from '../../view-models/like-overlay.ts';
import { shownPhoto } from '../../view-models/member-card.ts';
import { closeLikeOverlay, useLikeNews } from '../../wiring/like-overlay.ts';
import { useAsyncModule } from '../../wiring/use-async-module.ts';

/** The full-screen overlay of a match or a new like (spec section 2); its code comes when there is one to tell. */
export function LikeOverlay(): ReactNode {
  const t = useTranslate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const news = useLikeNews();
  const block = useAsyncModule(() => import('@velours/ui/blocks/MatchOverlay'), news !== null);
  if (news === null || !block) return null;
  const { profile, kind } = news;
  return (
    <block.MatchOverlay
      isOpen
      name={profile.name}
      kind={profile.kind}
      photo={shownPhoto(profile.main_image, cdnPrefix, 'match')}
      messageHref={kind === 'match' ? `/members/${profile.id}/chat` : undefined}
      profileHref={`/members/${profile.id}`}
      onClose={closeLikeOverlay}
      labels={likeOverlayLabels(t, news)}
    />
  );
}
