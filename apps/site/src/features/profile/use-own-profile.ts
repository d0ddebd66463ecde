import { useEffect, useMemo, useState } from 'react';
import type { ProfileFormField, ProfileValues } from '@velours/ui/blocks/ProfileForm';
import type { Schemas } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { keepFields, readFields } from '../../app/data/tab-storage.ts';
import { useIsServed } from '../../app/loading/parts.tsx';
import {
  changedFields,
  FIELDS_OF,
  keptProfile,
  profilePath,
  type ProfileSection,
  valuesOf,
} from './profile.ts';

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

/** What was entered without script, or before the page was loaded again, over what is saved. */
function enteredOf(
  { interests, ...texts }: Readonly<Record<string, string>>,
  values: ProfileValues,
): ProfileValues {
  return {
    ...values,
    ...texts,
    interests: interests === undefined ? values.interests : interests.split(',').filter(Boolean),
  };
}

/**
 * Editing a section of the own profile (P04): only what was changed is saved, and only over the profile that the member has seen: what another
 * window saved meanwhile is shown before it is written over.
 */
export function useOwnProfile(section: ProfileSection) {
  const user = useUser();
  const [base, setBase] = useState<Base | null>(user && baseOf(user));
  const [entered, setEntered] = useState<ProfileValues | null>(null);
  /** The form begins anew with each number. */
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<readonly ProfileFormField[]>([]);
  const form = useForm<ProfileFormField>({
    action: profilePath(section),
    fields: FIELDS_OF[section],
    hiddenFields: { section },
  });
  const { isPending, failure } = form;

  const changes = base && entered ? changedFields(base.values, entered) : [];
  const isDirty = changes.length > 0;

  const version = user?.profile_version;
  useEffect(() => {
    if (!user || !base) return;
    const next = baseOf(user);
    if (next.version === base.version) return;
    // What was entered is saved: who goes on to another section before this one closes leaves nothing behind.
    if (entered && changedFields(next.values, entered).length === 0) setBase(next);
    if (isPending) return;
    // The profile was saved elsewhere: an untouched form takes it over, a touched one says what is new.
    if (isDirty) {
      setTold(changedFields(base.values, next.values));
      return;
    }
    setBase(next);
    setEntered(null);
    setRound((last) => last + 1);
    // oxlint-disable-next-line react/exhaustive-deps -- at a new version; the own save leaves the page
  }, [version, isPending, isDirty]);

  const [first] = useState(() => (failure && base ? enteredOf(form.values, base.values) : null));
  // The server knows nothing of what was typed, and the first render is to be as the server's was.
  const isServed = useIsServed();
  const memberId = user?.profile.id;
  const kept = useMemo(
    () => (isServed || memberId === undefined ? null : readFields(keptProfile(memberId, section))),
    [isServed, memberId, section],
  );
  const before = first ?? (kept && base ? enteredOf(kept, base.values) : null);
  const keep = (values: ProfileValues | null): void => {
    if (memberId !== undefined)
      keepFields(keptProfile(memberId, section), values && base && typedOf(base.values, values));
  };
  return {
    user,
    formKey: `${round} ${kept !== null}`,
    defaultValues: (round === 0 ? before : null) ?? base?.values,
    country: entered?.country,
    version: base?.version ?? 0,
    isPending,
    isDirty,
    /** What another window changed, where this one has changes too. */
    told: isDirty ? told : [],
    errors: form.errors,
    edit: (values: ProfileValues): void => {
      setEntered(values);
      const isChanged = base !== null && changedFields(base.values, values).length > 0;
      if (isChanged || isDirty) keep(isChanged ? values : null);
    },
    /** What was entered is given up. */
    forget: (): void => keep(null),
    save: (values: ProfileValues): void => {
      if (!user || !base) return;
      setEntered(values);
      const seen = told.length > 0 ? user.profile_version : base.version;
      form.onSubmit(changesForm(values, changedFields(base.values, values), seen));
    },
  };
}

/** The changed fields alone, as this tab keeps them. */
const typedOf = (before: ProfileValues, values: ProfileValues): Record<string, string> =>
  Object.fromEntries(changedFields(before, values).map((name) => [name, String(values[name])]));

/** The changed fields alone, as the page's form sends them. */
function changesForm(
  values: ProfileValues,
  changed: readonly ProfileFormField[],
  version: number,
): FormData {
  const form = new FormData();
  form.set('version', String(version));
  form.set('changed', changed.join());
  for (const name of changed) {
    if (name !== 'interests') form.set(name, values[name] ?? '');
    else for (const interest of values.interests) form.append(name, interest);
  }
  return form;
}
