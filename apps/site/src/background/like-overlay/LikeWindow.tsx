import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  selectShownLike,
  type LikeOverlayEvent,
  type ShownLike,
  type likeOverlayMachine,
} from '@velours/machines/likeOverlay';
import {
  MatchOverlay,
  type MatchOverlayLabels,
  type MatchOverlayProps,
} from '@velours/ui/blocks/MatchOverlay';
import type { SnapshotFrom } from 'xstate';
import { useCardFacts, useUser } from '../../app/data/hooks.ts';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { cardPlaceOf, kindLabel } from '../../app/data/member-card.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { host } from '../host.ts';

type Snapshot = SnapshotFrom<typeof likeOverlayMachine>;

/** The overlay itself, while there is something to tell. */
export function LikeWindow(props: { snapshot: Snapshot }): ReactNode {
  const t = useTranslate();
  const facts = useCardFacts();
  const own = useUser()?.profile;
  const { queryKey } = memberQuery(useApi(), selectShownLike(props.snapshot)?.profile.id ?? '');
  // It was read for what is shown (like-overlay-actor.ts).
  const other = useQueryClient().getQueryData(queryKey);
  useArrivalBelow();
  const overlay = likeOverlayProps(props.snapshot, {
    t,
    send: host.likeOverlay.send,
    cdnPrefix: facts.cdnPrefix,
    own,
    age: other?.age,
    place: other && cardPlaceOf(other, facts),
  });
  return overlay && <MatchOverlay {...overlay} />;
}

/** Where another page has come below, as by the browser's Back, the focus has nothing to return to: it goes where an arrival puts it. */
function useArrivalBelow(): void {
  const { key } = useLocation();
  const [first] = useState(key);
  const isAnother = key !== first;
  useEffect(() => {
    if (!isAnother) return undefined;
    const arrive = async (): Promise<void> => {
      // It came with the page.
      (await import('../../app/navigation/navigation-progress-actor.ts')).focusArrivedPage();
    };
    // After React Aria has looked for what had it.
    return () => void requestAnimationFrame(() => void arrive());
  }, [isAnother]);
}

/** The server cuts every match picture to this size, in pixels. */
const MATCH_PHOTO = { width: 600, height: 750 };

interface LikeOverlayFacts {
  t: Translate;
  send: (event: LikeOverlayEvent) => void;
  /** Where photos are: `settings.cdn_prefix`. */
  cdnPrefix: string;
  /** Who looks at it. */
  own: Pick<Schemas['Profile'], 'id' | 'name' | 'age' | 'main_image'> | undefined;
  /** What the other's card says beside the name, as far as it is known. */
  age?: number | undefined;
  place?: string | undefined;
}

/** The words of the overlay; the kind of a profile that is not a real member's is among them. */
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
  snapshot: Snapshot,
  { t, send, cdnPrefix, own, age, place }: LikeOverlayFacts,
): MatchOverlayProps | null {
  const shown = selectShownLike(snapshot);
  if (!shown) return null;
  const { id, name, kind, matchPhoto } = shown.profile;
  const photoOf = (match: string | null | undefined): MatchOverlayProps['photo'] =>
    match ? { url: `${cdnPrefix}${match}`, ...MATCH_PHOTO } : null;
  return {
    isOpen: true,
    id,
    name,
    age,
    place,
    kind,
    photo: photoOf(matchPhoto),
    own:
      shown.kind === 'match' && own
        ? { id: own.id, name: own.name, age: own.age, photo: photoOf(own.main_image?.match) }
        : undefined,
    messageHref: shown.kind === 'match' ? `/members/${id}/chat` : undefined,
    profileHref: `/members/${id}`,
    onClose: () => send({ type: 'CLOSE' }),
    labels: likeOverlayLabels(t, shown),
  };
}
