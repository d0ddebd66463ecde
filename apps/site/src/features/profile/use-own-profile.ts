import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ProfileFormField, ProfileValues } from '@velours/ui/blocks/ProfileForm';
import { intent, isProblem, type Schemas, problemOf, useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { memberKey, userKey } from '../../app/data/keys.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { changedFields, PROFILE_FIELDS, valuesOf } from './own-profile.ts';
import { saveProfile } from './profile-data.ts';
import { errorText, fieldErrorTexts } from '../../app/errors/problem-text.ts';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';

type User = Schemas['User'];

/** What the form began from: everything else is a change. */
interface Base {
  version: number;
  values: ProfileValues;
}

const baseOf = (user: User): Base => ({
  version: user.profile_version,
  values: valuesOf(user.profile),
});

/** What was entered without script, over what is saved. */
function enteredOf(refused: RefusedForm, values: ProfileValues): ProfileValues {
  const { interests, ...texts } = refused.values;
  return {
    ...values,
    ...texts,
    interests: interests === undefined ? values.interests : interests.split(',').filter(Boolean),
  };
}

/**
 * Editing the own profile (P04): only what was changed is saved, and only over the profile that the member has seen: what another
 * window saved meanwhile is shown before it is written over.
 */
export function useOwnProfile(refused: RefusedForm | undefined, wasSaved: boolean) {
  const api = useApi();
  const client = useQueryClient();
  const t = useTranslate();
  const user = useUser();
  const [base, setBase] = useState<Base | null>(user && baseOf(user));
  const [entered, setEntered] = useState<ProfileValues | null>(null);
  /** The form begins anew with each number. */
  const [round, setRound] = useState(0);
  const [isSaved, setSaved] = useState(wasSaved);
  const [told, setTold] = useState<readonly ProfileFormField[]>([]);
  const isSending = useRef(false);

  const mutation = useMutation({
    mutationFn: async (values: ProfileValues): Promise<User> => {
      const before = base ?? baseOf(user as User);
      const version = client.getQueryData<User>(userKey)?.profile_version ?? before.version;
      const { user: saved } = await saveProfile(api, intent(), {
        version: told.length > 0 ? version : before.version,
        before: before.values,
        after: values,
      });
      return saved;
    },
    onSuccess: (saved, values) => {
      client.setQueryData(userKey, saved);
      void client.invalidateQueries({ queryKey: [...memberKey, saved.profile.id] });
      const next = baseOf(saved);
      setBase(next);
      setEntered(null);
      setTold([]);
      setSaved(true);
      // What another window saved beside it comes into the form; else the focus stays where it is.
      if (changedFields(values, next.values).length > 0) setRound((last) => last + 1);
    },
    onError: (error) => {
      if (isProblem(error, 'profile_changed')) void client.invalidateQueries({ queryKey: userKey });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  const changes = base && entered ? changedFields(base.values, entered) : [];
  const isDirty = changes.length > 0;

  // The profile was saved elsewhere: an untouched form takes it over, a touched one says what is new.
  const version = user?.profile_version;
  useEffect(() => {
    if (!user || !base || mutation.isPending || user.profile_version === base.version) return;
    if (isDirty) {
      setTold(changedFields(base.values, valuesOf(user.profile)));
      return;
    }
    setBase(baseOf(user));
    setEntered(null);
    setRound((last) => last + 1);
    // oxlint-disable-next-line react/exhaustive-deps -- at a new version, or once the own save has been answered
  }, [version, mutation.isPending, isDirty]);

  const refusal = useMemo(() => errorOf(refused), [refused]);
  const error = mutation.error ?? (mutation.isIdle ? refusal : null);
  // New errors take the focus to the summary, so the same errors must stay the same object.
  const errors = useMemo(() => {
    if (error === null) return undefined;
    const fields = fieldErrorTexts(t, problemOf(error)?.fields, PROFILE_FIELDS);
    return Object.keys(fields).length > 0 ? { fields } : { form: errorText(t, error) };
  }, [error, t]);

  const [first] = useState(() => (refused && base ? enteredOf(refused, base.values) : null));
  return {
    user,
    formKey: round,
    defaultValues: (round === 0 ? first : null) ?? base?.values,
    country: entered?.country,
    version: base?.version ?? 0,
    isPending: mutation.isPending,
    isDirty,
    isSaved: isSaved && !isDirty && !mutation.isPending && error === null,
    /** What another window changed, where this one has changes too. */
    told: isDirty ? told : [],
    errors,
    edit: (values: ProfileValues): void => {
      setEntered(values);
      if (base && changedFields(base.values, values).length > 0) setSaved(false);
    },
    save: (values: ProfileValues): void => {
      if (!base || isSending.current) return;
      setEntered(values);
      if (changedFields(base.values, values).length === 0) {
        mutation.reset();
        setSaved(true);
        return;
      }
      isSending.current = true;
      mutation.mutate(values);
    },
  };
}
