import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
import { useCardFacts, useSettings, useUser } from '../../app/data/hooks.ts';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { cardPlaceOf, kindLabel } from '../../app/data/member-card.ts';
import { store } from '../../app/data/local-storage.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { draftsOf } from '../../background/chat-removal/drafts.ts';
import { host } from '../../background/host.ts';
import { messagesQuery } from '../chat/messages.ts';
import { offeredKey, useFirstLines } from '../icebreakers/first-lines.ts';

type Snapshot = SnapshotFrom<typeof likeOverlayMachine>;

/** The overlay itself, while there is something to tell. */
export function LikeWindow(props: { snapshot: Snapshot }): ReactNode {
  const t = useTranslate();
  const facts = useCardFacts();
  const user = useUser();
  const own = user?.profile;
  const { message_credits: cost } = useSettings();
  const { queryKey } = memberQuery(useApi(), selectShownLike(props.snapshot)?.profile.id ?? '');
  // It was read for what is shown (like-overlay-actor.ts).
  const other = useQueryClient().getQueryData(queryKey);
  useArrivalBelow();
  const openers = useOpeners(selectShownLike(props.snapshot), user);
  const overlay = likeOverlayProps(props.snapshot, {
    t,
    send: host.likeOverlay.send,
    cdnPrefix: facts.cdnPrefix,
    cost,
    own,
    age: other?.age,
    place: other && cardPlaceOf(other, facts),
    openers,
  });
  return overlay && <MatchOverlay {...overlay} />;
}

/** How many first lines there is room for. */
const NUM_OPENERS = 2;

interface Openers {
  readonly lines: readonly string[];
  /** Leads to the conversation, with the line as its draft. */
  readonly begin: (line: string) => void;
}

/**
 * First lines to a match to whom nothing was written yet; null until there are any, and where none can be sent. A chosen one waits in the
 * message field: the member sends it, there, where its cost is said.
 */
function useOpeners(shown: ShownLike | null, user: Schemas['User'] | null): Openers | null {
  const navigate = useNavigate();
  const id = shown?.kind === 'match' ? shown.profile.id : undefined;
  const { data: talk } = useQuery({
    ...messagesQuery(useApi(), { profile: id ?? '' }),
    enabled: id !== undefined,
  });
  // Fetched beside the conversation: they are to be there with the rest.
  const lines = useFirstLines(id === undefined ? undefined : { id, match: true }, true);
  if (id === undefined || !talk || talk.messages.length > 0) return null;
  if (user?.status !== 'active' || (!user.paid_user && talk.starts_left === 0)) return null;
  const ownId = user.profile.id;
  const drafts = draftsOf(ownId);
  if (lines.length === 0 || drafts.read(talk.conversation_id) !== '') return null;
  return {
    lines: lines.slice(0, NUM_OPENERS),
    begin(line) {
      drafts.write(talk.conversation_id, line);
      store(offeredKey(ownId, id), '1');
      void navigate(chatOf(id), { state: 'first line' });
    },
  };
}

const chatOf = (id: string): string => `/members/${id}/chat`;

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
  /** Credits that a message costs: `settings.message_credits`. */
  cost: number;
  /** Who looks at it. */
  own: Pick<Schemas['Profile'], 'id' | 'name' | 'age' | 'main_image'> | undefined;
  /** What the other's card says beside the name, as far as it is known. */
  age?: number | undefined;
  place?: string | undefined;
  openers?: Openers | null | undefined;
}

/** The words of the overlay; the kind of a profile that is not a real member's is among them. */
function likeOverlayLabels(
  { t, cost, openers }: Pick<LikeOverlayFacts, 't' | 'cost' | 'openers'>,
  { kind, profile }: ShownLike,
): MatchOverlayLabels {
  const { name } = profile;
  const isMatch = kind === 'match';
  return {
    ...t(($) => $.common.likeOverlay, { name }),
    title: t(($) => $.common.likeOverlay[isMatch ? 'match' : 'newLike']),
    text: t(($) => $.common.likeOverlay[isMatch ? 'matchText' : 'newLikeText'], { name }),
    kind: kindLabel(t, profile.kind),
    ...(openers && {
      openers: t(($) => $.matchfinder.icebreaker.list),
      openersHint: t(($) => $.matchfinder.icebreaker.lead),
    }),
    message: t(($) => $.common.likeOverlay.message, { name }),
    price: cost > 0 ? t(($) => $.common.likeOverlay.price, { count: cost }) : undefined,
  };
}

/** The overlay of a match or a new like (spec section 2); null while it is closed. */
export function likeOverlayProps(
  snapshot: Snapshot,
  { t, send, cdnPrefix, cost, own, age, place, openers }: LikeOverlayFacts,
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
    messageHref: shown.kind === 'match' ? chatOf(id) : undefined,
    openers: openers?.lines,
    onOpener: openers?.begin,
    profileHref: `/members/${id}`,
    onClose: () => send({ type: 'CLOSE' }),
    labels: likeOverlayLabels({ t, cost, openers }, shown),
  };
}
