import {
  selectShownLike,
  type LikeOverlayEvent,
  type ShownLike,
  type likeOverlayMachine,
} from '@velours/machines/likeOverlay';
import type { MatchOverlayLabels, MatchOverlayProps } from '@velours/ui/blocks/MatchOverlay';
import type { SnapshotFrom } from 'xstate';
import type { Translate } from '../../app/i18n/texts.ts';
import { kindLabel } from '../../app/data/member-card.ts';

/** The server cuts every match picture to this size, in pixels. */
const MATCH_PHOTO = { width: 600, height: 750 };

export interface LikeOverlayFacts {
  t: Translate;
  send: (event: LikeOverlayEvent) => void;
  /** Where photos are: `settings.cdn_prefix`. */
  cdnPrefix: string;
}

/** The words of the overlay; the kind of a profile that is not a real member's is among them (DESIGN section 7). */
function likeOverlayLabels(t: Translate, { kind, profile }: ShownLike): MatchOverlayLabels {
  const { name } = profile;
  const isMatch = kind === 'match';
  return {
    ...t(($) => $.common.likeOverlay, { name }),
    title: t(($) => $.common.likeOverlay[isMatch ? 'match' : 'newLike']),
    text: t(($) => $.common.likeOverlay[isMatch ? 'matchText' : 'newLikeText'], { name }),
    kind: kindLabel(t, profile.kind),
  };
}

/** The overlay of a match or a new like (spec section 2); null while it is closed. */
export function likeOverlayProps(
  snapshot: SnapshotFrom<typeof likeOverlayMachine>,
  { t, send, cdnPrefix }: LikeOverlayFacts,
): MatchOverlayProps | null {
  const shown = selectShownLike(snapshot);
  if (!shown) return null;
  const { id, name, kind, matchPhoto } = shown.profile;
  return {
    isOpen: true,
    name,
    kind,
    photo: matchPhoto === null ? null : { url: `${cdnPrefix}${matchPhoto}`, ...MATCH_PHOTO },
    messageHref: shown.kind === 'match' ? `/members/${id}/chat` : undefined,
    profileHref: `/members/${id}`,
    onClose: () => send({ type: 'CLOSE' }),
    labels: likeOverlayLabels(t, shown),
  };
}
