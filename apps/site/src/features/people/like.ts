import {
  mutationOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { type Answer, NetworkError } from '@velours/api-client';
import { answer, intent, isProblem, type Schemas } from '../../app/data/api.ts';
import { browserPage } from '../../app/data/browser-loader.ts';
import { likesKey, matchesKey, memberKey, membersKey } from '../../app/data/keys.ts';
import type { PageArgs } from '../../app/data/page-data.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { field, formOf } from '../../app/forms/submit.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { sitePath } from '../../app/navigation/safe-next.ts';
import { host } from '../../background/host.ts';

/** A heart: likes the member whose id is `like`, or takes back the like of `unlike` (spec section 1). */
export async function submitLike(form: FormData, { api }: Pick<PageArgs, 'api'>) {
  const liked = field(form, 'like');
  const call = { params: intent(), body: { profile: liked || field(form, 'unlike') } };
  const state = await (liked
    ? answer(api.POST('/api/like.php', call))
    : answer(api.DELETE('/api/like.php', call)));
  return { ...state, seeOther: sitePath(field(form, 'return_to')) ?? '/likes' };
}

/**
 * The form that a heart sends before any script is there; it comes back to the page it was pressed on.
 * @param deed Which member is liked or not, where the button itself does not say so.
 */
export const likeForm = (page: string, deed: { like?: string; unlike?: string } = {}) => ({
  action: '/likes',
  hiddenFields: { return_to: page, ...deed },
});

type Card = Schemas['ProfileCard'];
type SearchResult = Answer<'searchMembers'>;

interface Change {
  profile: Card;
  isLiked: boolean;
  /** A like that was taken back is put back: nothing new has happened. */
  isUndo?: boolean;
}

/** A heart whose presses are under way: they are sent one after the other, and the last one counts. */
interface Pressed {
  last: Change;
  /** As the server has it, as far as is known. */
  known: Pick<Card, 'liked' | 'match'>;
  sent: Promise<unknown>;
}

/** By the member's id: a heart stands on several cards and pages. */
const pressed = new Map<string, Pressed>();

/**
 * Likes and unlikes. The new state shows at once, in every list and on the profile; a refusal puts the old one back. A like
 * that is returned is a match and says so (spec sections 1, 2).
 */
export function useLike() {
  const t = useTranslate();
  return useMutation(
    likeMutation(useQueryClient(), {
      send: (form) => submitLike(form, browserPage()),
      onFailed: (error) => toastStore.show({ tone: 'danger', title: errorText(t, error) }),
    }),
  );
}

/** @param parts - How a press is sent, and who hears that it was in vain. */
export const likeMutation = (
  client: QueryClient,
  parts: {
    send: (form: FormData) => Promise<Pick<Card, 'liked' | 'match'>>;
    onFailed: (error: unknown) => void;
  },
) =>
  mutationOptions({
    mutationFn: ({ profile, isLiked }: Change) => {
      const send = () => {
        // The call would be tried again for a while, and the heart would show what is not so.
        if (!navigator.onLine) throw new NetworkError('offline');
        return parts.send(formOf({ [isLiked ? 'like' : 'unlike']: profile.id }));
      };
      const heart = pressed.get(profile.id);
      const sent = Promise.resolve(heart?.sent).then(send, send);
      if (heart) heart.sent = sent;
      return sent;
    },
    onMutate: (change) => {
      const { profile, isLiked } = change;
      const { id, liked, match } = profile;
      const heart = pressed.get(id) ?? {
        last: change,
        known: { liked, match },
        sent: Promise.resolve(),
      };
      heart.last = change;
      pressed.set(id, heart);
      changeCards(client, id, { liked: isLiked, match: isLiked && profile.likes_me });
      return heart;
    },
    onError: (error, change, heart) => {
      if (heart?.last !== change) return;
      changeCards(client, change.profile.id, heart.known);
      // Who was logged out is told so by the log-in page.
      if (!isProblem(error, 'authentication_required')) parts.onFailed(error);
    },
    onSuccess: ({ liked, match }, change, heart) => {
      heart.known = { liked, match };
      if (heart.last !== change) return;
      const { id } = change.profile;
      changeCards(client, id, heart.known);
      if (match && !change.isUndo) host.likeOverlay.send({ type: 'MATCHED', profileId: id });
    },
    onSettled: (_state, _error, change, heart) => {
      // Another press is still to come: what the server has now is not what is meant.
      if (heart?.last !== change) return undefined;
      pressed.delete(change.profile.id);
      return client.invalidateQueries({ queryKey: likesKey });
    },
  });

/** Puts a change of the like into every copy of the member's card. */
function changeCards(client: QueryClient, id: string, change: Partial<Card>): void {
  const put = <Some extends Card>(card: Some): Some =>
    card.id === id ? { ...card, ...change } : card;
  client.setQueryData<Schemas['Profile'] | undefined>([...memberKey, id], (profile) =>
    profile === undefined ? undefined : put(profile),
  );
  client.setQueriesData<SearchResult | undefined>({ queryKey: membersKey }, (found) =>
    found === undefined
      ? undefined
      : {
          ...found,
          results: found.results.map(put),
          similar_results: found.similar_results.map(put),
        },
  );
  client.setQueriesData<Answer<'findMatches'> | undefined>({ queryKey: matchesKey }, (found) =>
    found === undefined
      ? undefined
      : {
          ...found,
          matches: found.matches.map((match) => ({ ...match, profile: put(match.profile) })),
        },
  );
  client.setQueryData<Answer<'getLikes'> | undefined>(likesKey, (likes) =>
    likes === undefined ? undefined : { ...likes, profiles: likes.profiles.map(put) },
  );
}
