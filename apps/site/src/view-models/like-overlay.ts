import type { MatchOverlayLabels } from '@velours/ui/blocks/MatchOverlay';
import type { Translate } from '../i18n/texts.ts';
import type { LikeNews } from '../wiring/like-overlay.ts';
import { kindLabel } from './member-card.ts';

/** The words of the overlay; the kind of a profile that is not a real member's is among them (DESIGN section 7). */
export function likeOverlayLabels(t: Translate, { kind, profile }: LikeNews): MatchOverlayLabels {
  const { name } = profile;
  const isMatch = kind === 'match';
  return {
    title: t(($) => $.common.likeOverlay[isMatch ? 'match' : 'newLike']),
    text: t(($) => $.common.likeOverlay[isMatch ? 'matchText' : 'newLikeText'], { name }),
    kind: kindLabel(t, profile.kind),
    message: t(($) => $.common.likeOverlay.message, { name }),
    viewProfile: t(($) => $.common.likeOverlay.view),
    close: t(($) => $.common.likeOverlay.close),
    photo: t(($) => $.common.likeOverlay.photo, { name }),
  };
}
