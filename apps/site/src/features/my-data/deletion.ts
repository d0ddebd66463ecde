import type { DeleteAccountFormProps } from '@velours/ui/blocks/DeleteAccountForm';
import type { Schemas } from '../../app/data/api.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';

export const DELETION_PATH = '/settings/delete';
const DAY_MS = 24 * 3_600_000;
/** Spec section 9. */
const DAYS = 14;

const REASONS = ['found', 'cost', 'people', 'other'] as const;
type Reason = (typeof REASONS)[number];

/** What was chosen, where it is one of the reasons. */
export const reasonOf = (value: string): Reason | null =>
  REASONS.find((reason) => reason === value) ?? null;

type Said = Pick<
  DeleteAccountFormProps,
  'action' | 'keepHref' | 'consequences' | 'losses' | 'reasons' | 'labels'
>;

/** What happens, what goes and what stays, in plain words (A02): nobody is asked to stay. */
export function deletionForm(
  t: Translate,
  { user, now, formats }: { user: Schemas['User']; now: number; formats: Formats },
): Said {
  const facts = t(($) => $.mydata.deletion.facts);
  return {
    action: DELETION_PATH,
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
      // Done, the account's own page says so: nobody is logged in any more.
      done: t(($) => $.mydata.deleted),
      stepper: {
        ...t(($) => $.mydata.deletion.stepper),
        progress: (current, total) =>
          t(($) => $.mydata.deletion.stepper.progress, { current, total }),
      },
      password: t(($) => $.mydata.password),
      passwordHint: t(($) => $.mydata.passwordHint),
      ...t(($) => $.common.password),
      errorTitle: t(($) => $.common.form.errorSummary, { count: 1 }),
    },
  };
}

/** The page after a deletion, which can be read without a log-in; it holds nothing but the day. */
export const deletedPath = (until: string): string =>
  `/account-deleted?until=${encodeURIComponent(until)}`;

/** The moment that an address names, where it is one within the 14 days. */
export function untilOf(value: string | null, now: number): string | null {
  const at = Date.parse(value ?? '');
  const isPossible = at > now && at <= now + (DAYS + 1) * DAY_MS;
  return value !== null && isPossible ? value : null;
}
