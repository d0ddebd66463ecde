import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import { isProblem, type Schemas } from '../../app/data/api.ts';
import { browserPage } from '../../app/data/browser-loader.ts';
import { likesKey, matchesKey, memberKey, membersKey } from '../../app/data/keys.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { formOf } from '../../app/forms/submit.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { host } from '../../background/host.ts';
import { toastStore } from '../../app/document/toasts.ts';
import { submitLike } from './like.ts';

type Card = Schemas['ProfileCard'];
type SearchResult = Answer<'searchMembers'>;

interface Change {
  profile: Card;
  isLiked: boolean;
  /** A like that was taken back is put back: nothing new has happened. */
  isUndo?: boolean;
}

/**
 * Likes and unlikes. The new state shows at once, in every list and on the profile; a refusal puts the old one back. A like
 * that is returned is a match and says so (spec sections 1, 2).
 */
export function useLike() {
  const t = useTranslate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ profile, isLiked }: Change) =>
      submitLike(formOf({ [isLiked ? 'like' : 'unlike']: profile.id }), browserPage()),
    onMutate: ({ profile, isLiked }) => {
      const before = { liked: profile.liked, match: profile.match };
      changeCards(client, profile.id, { liked: isLiked, match: isLiked && profile.likes_me });
      return before;
    },
    onError: (error, { profile }, before) => {
      if (before) changeCards(client, profile.id, before);
      // Who was logged out is told so by the log-in page.
      if (!isProblem(error, 'authentication_required')) {
        toastStore.show({ tone: 'danger', title: errorText(t, error) });
      }
    },
    onSuccess: ({ liked, match }, { profile, isUndo }) => {
      changeCards(client, profile.id, { liked, match });
      if (match && !isUndo) host.likeOverlay.send({ type: 'MATCHED', profileId: profile.id });
    },
    onSettled: () => client.invalidateQueries({ queryKey: likesKey }),
  });
}

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
