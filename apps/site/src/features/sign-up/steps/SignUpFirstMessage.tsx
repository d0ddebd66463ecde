import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { toFailure } from '@velours/machines/failure';
import type { SignUpStepFrame, SignUpValues } from '@velours/ui/blocks/SignUpForm';
import {
  FirstMessageStep,
  type FirstMessagePerson,
  type FirstMessageValues,
} from '@velours/ui/blocks/SignUpForm/FirstMessageStep';
import { useApi, type Schemas } from '../../../app/data/api.ts';
import { useCardFacts, useSettings } from '../../../app/data/hooks.ts';
import { memberCardOf, shownPhoto } from '../../../app/data/member-card.ts';
import { searchQuery } from '../../../app/data/queries.ts';
import type { SearchFilter } from '../../../app/data/search-filter.ts';
import {
  errorSummary,
  failureErrors,
  failureText,
  type AnyFailure,
  type StepErrors,
} from '../../../app/errors/problem-text.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../../app/i18n/texts.ts';
import { useFirstLines } from '../../icebreakers/first-lines.ts';

/** How many people are suggested: all of them are seen beside the message. */
const SUGGESTED = 4;

/** Lines that a message can begin with. */
const OPENERS = 2;

const FIELDS = ['first_member', 'signup_message'] as const;

type FirstMessageErrors = StepErrors<(typeof FIELDS)[number]>;

export interface SignUpFirstMessageProps {
  frame: SignUpStepFrame;
  user: Schemas['User'];
  /** Who they are and look for, as far as they have said. */
  said: Pick<SignUpValues, 'gender' | 'looking_for'>;
  /** What was written in this step before. */
  written: Readonly<Record<string, unknown>> | null;
  failure: AnyFailure | null;
  onSave: (values: FirstMessageValues) => void;
}

/** The step that suggests people who fit, and keeps a first message to one of them until the address is confirmed. */
export function SignUpFirstMessage({
  frame,
  user,
  said,
  written,
  failure,
  onSave,
}: SignUpFirstMessageProps): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const facts = useCardFacts();
  const found = useSuggestions(said);
  const [missing, setMissing] = useState<FirstMessageErrors | null>(null);
  const people = useMemo(
    () =>
      found.data?.results.slice(0, SUGGESTED).map((card): FirstMessagePerson => {
        const { id, name, age, kind, interest, place } = memberCardOf(card, facts, t);
        return {
          id,
          name,
          age,
          kind,
          line: [interest, place].filter(Boolean).join(' · '),
          photo: shownPhoto(card.main_image, facts.cdnPrefix, 'match')?.url ?? null,
        };
      }),
    [found.data, facts, t],
  );
  const { signup_credits: credits, message_credits: cost } = settings;
  const [chosen, choose] = useState(written?.['first_member']);
  const partner = found.data?.results.find(({ id }) => id === chosen);
  const openers = useFirstLines(partner, partner !== undefined).slice(0, OPENERS);
  const errors = useMemo(() => missing ?? failureErrors(t, failure, FIELDS), [t, missing, failure]);
  // Nobody to write to, or it could not be found out, which is said: the step is passed by.
  const nobody = found.isError ? [] : people;

  return (
    <FirstMessageStep
      {...frame}
      people={nobody}
      defaultValues={written ?? undefined}
      maxLength={settings.message_length}
      onChoose={choose}
      openers={openers}
      // What is mended is missing no more.
      onFieldChange={(field) => setMissing((before) => without(before, field))}
      onSubmit={(values) => {
        if (nobody?.length === 0) return frame.onSkip?.();
        const left = missingErrors(t, values);
        setMissing(left);
        if (left === null) onSave(values);
      }}
      errors={errors}
      labels={{
        ...t(($) => $.signup.step),
        ...t(($) => $.signup.firstMessage),
        title: t(($) => $.signup.firstMessage.title, { name: user.profile.name }),
        // Nothing failed: it was not asked to be saved yet.
        ...(missing && { errorTitle: errorSummary(t, missing) }),
        ...(found.isError && { nobody: failureText(t, toFailure(found.error)) }),
        ...(nobody?.length === 0 ? {} : { submit: t(($) => $.signup.firstMessage.send) }),
        ...(cost > 0 && {
          gift: {
            title: t(($) => $.signup.firstMessage.giftTitle, { count: Math.floor(credits / cost) }),
            text: t(($) => $.signup.firstMessage.giftText, { count: credits }),
          },
        }),
        message: (name) =>
          name === undefined
            ? t(($) => $.signup.firstMessage.message)
            : t(($) => $.signup.firstMessage.messageTo, { name }),
        messageHint: t(($) => $.signup.firstMessage.price, { count: cost }),
        counter: (used, maximum) => t(($) => $.signup.firstMessage.counter, { used, maximum }),
        loading: t(($) => $.common.states.loading),
        kind: t(($) => $.common.kind),
      }}
    />
  );
}

/** The people who are suggested; asked for once, in the steps before: what came later would move what is about to be pressed. */
export function useSuggestions(said: SignUpFirstMessageProps['said'], isWanted = true) {
  const filter = suggestionsFilter(said, useSettings());
  return useQuery({ ...searchQuery(useApi(), filter), enabled: isWanted, staleTime: Infinity });
}

/** The search for whom they look for, else for whom the domain is; who has a photo comes first. */
function suggestionsFilter(
  { gender, looking_for: sought }: SignUpFirstMessageProps['said'],
  {
    default_search: promised,
    search_fields: shown,
  }: Pick<Schemas['Settings'], 'default_search' | 'search_fields'>,
): SearchFilter {
  const filter: SearchFilter = { ...promised };
  if (sought !== undefined) delete filter.gender;
  if (gender !== undefined && shown.includes('interested_in')) filter.interested_in = gender;
  if (sought !== undefined && sought !== 'any' && shown.includes('gender')) filter.gender = sought;
  return filter;
}

/** The errors of the other field; null where that has none. */
function without(
  errors: FirstMessageErrors | null,
  field: keyof FirstMessageValues,
): FirstMessageErrors | null {
  if (errors?.fields?.[field] === undefined) return errors;
  const { [field]: _mended, ...fields } = errors.fields;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** What is still missing before it can be saved; null where nothing is. */
function missingErrors(t: Translate, values: FirstMessageValues): FirstMessageErrors | null {
  const fields = {
    ...(values.first_member === '' && {
      first_member: t(($) => $.signup.firstMessage.chooseSomebody),
    }),
    ...(values.signup_message === '' && { signup_message: t(($) => $.errors.codes.message_empty) }),
  };
  return Object.keys(fields).length > 0 ? { fields } : null;
}
