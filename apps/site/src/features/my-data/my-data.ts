import { queryOptions } from '@tanstack/react-query';
import { redirect, redirectDocument } from 'react-router';
import type { Answer } from '@velours/api-client';
import { answer, isProblem, problemOf, type Api, type Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { requireAccount, requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { keepFields, type KeptForm } from '../../app/data/tab-storage.ts';
import { AFTER_LOG_IN } from '../../app/navigation/safe-next.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { deadLinkCode } from '../mail-change/mail-change.ts';
import type { DeleteAccountFormProps } from '@velours/ui/blocks/DeleteAccountForm';
import { DAY_MS, type ZonedFormats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** Other devices and jobs change these: asked for anew whenever such a page is opened. */
const ANEW = { staleTime: 0 };

/** /settings/sessions: where the member is logged in. */
export const loadSessions: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.fetchQuery({ ...sessionsQuery(page.api), ...ANEW });
};

/** /settings/export: how the copy of the member's data stands. */
export const loadCopy: LoadPage = async (page) => {
  await requireAccount(page);
  await page.queryClient.fetchQuery({ ...copyQuery(page.api), ...ANEW });
};

/** /settings/delete: what can still be paid back is told before anything else. */
export const loadDeletion: LoadPage = async (page) => {
  await requireAccount(page);
  await page.queryClient.fetchQuery({ ...openOrdersQuery(page.api), ...ANEW });
};

/** /account-deleted: of an account that is in use it is not true. */
export const loadAccountDeleted: LoadPage = async ({ user }) => {
  if (await user()) throw redirect(AFTER_LOG_IN);
};

/** No second try of a link helps. */
const DEAD_LINK = ['link_invalid', 'link_expired', 'link_used'] as const;

/** Why a link takes nothing back any more; null where it may. */
export interface ReactivationLink {
  over: (typeof DEAD_LINK)[number] | null;
}

export const deadReactivationCode = (code: string | null | undefined): ReactivationLink['over'] =>
  DEAD_LINK.find((dead) => dead === code) ?? null;

/**
 * /reactivate/do: who is logged in has nothing to take back, but by a mail's link that of another account. Whether that still works is
 * told before anything is pressed; what could not be looked up is told by the button.
 */
export const loadReactivation: LoadPage<ReactivationLink> = async ({ api, url, user }) => {
  const token = url.searchParams.get('token');
  if (token === null) {
    if (!url.searchParams.has('done') && (await user())) throw redirect(AFTER_LOG_IN);
    return { over: null };
  }
  try {
    await answer(api.GET('/api/account-link.php', { params: { query: { token } } }));
    return { over: null };
  } catch (error) {
    return { over: deadReactivationCode(deadLinkCode(problemOf(error)?.code)) };
  }
};

export type Session = Answer<'listSessions'>['sessions'][number];
export type OwnCopy = Answer<'getExport'>;

/** Belong to the member, so their keys begin as the member's do. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'sessions'],
    queryFn: () => answer(api.GET('/api/sessions.php')),
  });

export const copyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'copy'],
    queryFn: () => answer(api.GET('/api/export.php')),
  });

/** A purchase that can still be withdrawn from. */
type OpenOrder = Pick<Schemas['Order'], 'id' | 'payment_id' | 'total' | 'currency'> & {
  until: string;
};

/** The newest purchases are the ones that can be withdrawn from, so the first page of them is enough. */
export const openOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['order', 'open'],
    queryFn: async (): Promise<OpenOrder[]> => {
      const { orders } = await answer(api.GET('/api/orders.php', { params: { query: {} } }));
      return orders.flatMap(({ id, payment_id, total, currency, withdrawal }) =>
        withdrawal?.state === 'open'
          ? [{ id, payment_id, total, currency, until: withdrawal.until }]
          : [],
      );
    },
  });

/** Logs out on one device, or with an empty id on all others. */
export const submitEndSession: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = { id: field(form, 'id') || null };
  const left = await answer(api.DELETE('/api/sessions.php', { params: intentOf(form), body }));
  queryClient.setQueryData(sessionsQuery(api).queryKey, left);
  return { seeOther: '/settings/sessions?ended=1' };
};

/** Asks for a copy: whoever holds the device alone does not get it. */
export const submitCopy: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = { password: field(form, 'password') };
  const { queryKey } = copyQuery(api);
  try {
    const asked = await answer(api.POST('/api/export.php', { params: intentOf(form), body }));
    queryClient.setQueryData(queryKey, asked);
  } catch (error) {
    if (!isProblem(error, 'export_recent')) throw error;
    // Asked for in another tab or on another device: the page shows that copy.
    await queryClient.invalidateQueries({ queryKey });
  }
  return { seeOther: '/settings/export' };
};

/** The steps of deleting an account; the first has no name in the address. */
type DeletionStep = 'explain' | 'verify' | 'confirm';

/** The address of a step, so that the way back leads through them. */
export const deletionPath = (step: Exclude<DeletionStep, 'explain'>): string =>
  `${DELETION_PATH}?step=${step}`;

/** The step that an address names; the last word needs the proof of the password. */
export function deletionStep(params: URLSearchParams, isProved: boolean): DeletionStep {
  const step = params.get('step');
  if (step === 'confirm' && isProved) return 'confirm';
  return step === 'confirm' || step === 'verify' ? 'verify' : 'explain';
}

/** The reason that was chosen, as this tab keeps it over a reload. */
export const keptDeletion = (user: Schemas['User'] | null | undefined): KeptForm => ({
  memberId: user?.profile.id ?? '',
  form: 'deletion',
});

/** What the last word needs. */
export interface ProvedDeletion {
  /** The proof of the password. */
  confirmation: string;
  reason: string;
}

/** The steps of deleting an account: the password answers what the last word needs. */
export const submitDeletion: SubmitPage<ProvedDeletion | Response> = async (
  form,
  { api, queryClient },
) => {
  const params = intentOf(form);
  const step = field(form, 'step');
  const reason = field(form, 'reason');
  try {
    if (step === 'verify') {
      const body = { password: field(form, 'password') };
      const { confirmation } = await answer(api.POST('/api/deletion.php', { params, body }));
      return { confirmation, reason };
    }
    if (step === 'confirm') {
      const body = { confirmation: field(form, 'confirmation'), reason: reasonOf(reason) };
      const done = await answer(api.DELETE('/api/deletion.php', { params, body }));
      const user = queryClient.getQueryData<Schemas['User'] | null>(userKey);
      keepFields(keptDeletion(user), null);
      // Another document: nothing of the member stays in this one.
      return redirectDocument(deletedPath(done.reactivate_until));
    }
  } catch (error) {
    if (isProblem(error, 'confirmation_expired')) {
      // Who took too long is asked for the password again: that is the step that is refused.
      form.set('step', 'verify');
      form.delete('confirmation');
    }
    if (!isProblem(error, 'authentication_required')) throw error;
    return redirect(`/login?next=${DELETION_PATH}`);
  }
  return redirect(deletionPath('verify'));
};

/** Takes a deleted account back, by the token of a mail or, without one, after a log-in (A02). */
export const submitReactivation: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = { token: field(form, 'token') || null };
  const back = await answer(api.POST('/api/reactivation.php', { params: intentOf(form), body }));
  if (!back.logged_in) return { seeOther: '/reactivate/do?done=1' };
  await queryClient.invalidateQueries({ queryKey: userKey });
  return { seeOther: '/members' };
};

export const DELETION_PATH = '/settings/delete';
/** Spec section 9. */
const DAYS = 14;

const REASONS = ['found', 'cost', 'people', 'other'] as const;
type Reason = (typeof REASONS)[number];

/** What was chosen, where it is one of the reasons. */
const reasonOf = (value: string): Reason | null =>
  REASONS.find((reason) => reason === value) ?? null;

type Said = Pick<
  DeleteAccountFormProps,
  'keepHref' | 'consequences' | 'losses' | 'reasons' | 'labels'
>;

interface DeletionFacts {
  user: Schemas['User'];
  now: number;
  formats: ZonedFormats;
  errorTitle: string;
}

/** What happens, what goes and what stays, in plain words (A02): nobody is asked to stay. */
export function deletionForm(
  t: Translate,
  { user, now, formats, errorTitle }: DeletionFacts,
): Said {
  const facts = t(($) => $.mydata.deletion.facts);
  return {
    keepHref: '/settings',
    consequences: [facts.atOnce, facts.days, facts.after, facts.others, facts.stays],
    losses: [
      { term: t(($) => $.mydata.deletion.losses.profile), value: user.profile.name },
      {
        term: t(($) => $.mydata.deletion.losses.credits),
        value: t(($) => $.mydata.deletion.losses.creditsValue, { count: user.credits }),
      },
      {
        term: t(($) => $.mydata.deletion.losses.erased),
        value: formats.date(now + DAYS * DAY_MS),
      },
    ],
    reasons: REASONS.map((value) => ({
      value,
      label: t(($) => $.mydata.deletion.reasons[value]),
    })),
    labels: {
      ...t(($) => $.mydata.deletion),
      stepper: {
        ...t(($) => $.mydata.deletion.stepper),
        progress: (current, total) =>
          t(($) => $.mydata.deletion.stepper.progress, { current, total }),
      },
      password: t(($) => $.mydata.password),
      passwordHint: t(($) => $.mydata.passwordHint),
      ...t(($) => $.common.password),
      errorTitle,
    },
  };
}

/** The page after a deletion, which can be read without a log-in; it holds nothing but the day. */
const deletedPath = (until: string): string =>
  `/account-deleted?until=${encodeURIComponent(until)}`;

/** The moment that an address names, where it is one within the 14 days. */
export function untilOf(value: string | null, now: number): string | null {
  const at = Date.parse(value ?? '');
  const isPossible = at > now && at <= now + (DAYS + 1) * DAY_MS;
  return value !== null && isPossible ? value : null;
}
