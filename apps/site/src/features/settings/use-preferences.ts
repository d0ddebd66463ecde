import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { intent, useApi, type Schemas } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { userKey } from '../../app/data/keys.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';
import { savePreferences } from './settings-data.ts';

type User = Schemas['User'];
export type Preferences = Schemas['Preferences'];

const KEY = ['preferences'];

/** The member's preferences: a change shows at once, is saved, and goes back where it could not be. */
export function usePreferences() {
  const api = useApi();
  const client = useQueryClient();
  const t = useTranslate();
  const user = useUser();
  // The cache tells of a change a task later: until then a controlled radio would go back to the old one.
  const [pressed, setPressed] = useState<Partial<Preferences>>({});

  const mutation = useMutation({
    mutationKey: KEY,
    // One after the other, in the order of the presses.
    scope: { id: 'preferences' },
    mutationFn: async (changes: Partial<Preferences>) =>
      (await savePreferences(api, intent(), changes)).user,
    onMutate: (changes) => {
      const before = client.getQueryData<User | null>(userKey)?.preferences;
      change(changes);
      return before;
    },
    // While another change waits, the answer to this one would take it back.
    onSuccess: (saved) => {
      if (client.isMutating({ mutationKey: KEY }) === 1) client.setQueryData(userKey, saved);
    },
    onError: (_error, _changes, before) => before && change(before),
    onSettled: () => setPressed({}),
  });

  function change(changes: Partial<Preferences>): void {
    client.setQueryData<User | null>(
      userKey,
      (known) => known && { ...known, preferences: { ...known.preferences, ...changes } },
    );
  }

  return {
    preferences: { ...(user?.preferences ?? NEUTRAL), ...pressed },
    save: (changes: Partial<Preferences>): void => {
      setPressed((others) => ({ ...others, ...changes }));
      mutation.mutate(changes);
    },
    isPending: mutation.isPending,
    isSaved: mutation.isSuccess,
    error: mutation.error ? errorText(t, mutation.error) : undefined,
  };
}

const NEUTRAL: Preferences = { color_scheme: 'system', text_size: 100, invisible: false };
