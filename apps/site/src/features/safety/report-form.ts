import type {
  ReportFormLabels,
  ReportFormProps,
  ReportSubject,
} from '@velours/ui/blocks/ReportForm';
import type { Schemas } from '../../app/data/api.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import type { SafetyAsk } from './safety-ask.ts';
import { kindLabel, shownPhoto } from '../../app/data/member-card.ts';

export type ReportReason = Schemas['ReportReason'];

/** As the contract lists them. */
const REASONS = [
  'money',
  'underage',
  'harassment',
  'hate',
  'intimate',
  'fake',
  'spam',
  'illegal',
  'other',
] as const satisfies readonly ReportReason[];

export const isReason = (value: string): value is ReportReason =>
  (REASONS as readonly string[]).includes(value);

/** Characters of what can be said besides (contract: report). */
const TEXT_LENGTH = 1000;

export const reasonOptions = (t: Translate): ReportFormProps['reasons'] =>
  REASONS.map((value) => ({ value, label: t(($) => $.safety.reasons[value]) }));

/** What is reported, in words and as it will be kept. */
export function reportSubject(
  t: Translate,
  { member, thing }: SafetyAsk,
  facts: { formats: Formats; cdnPrefix: string },
): ReportSubject {
  const { name } = member;
  const own = {
    profileKind: member.kind,
    kindLabel: kindLabel(t, member.kind) ?? '',
    photo:
      thing?.url ?? shownPhoto(member.main_image, facts.cdnPrefix, 'thumb_filename')?.url ?? null,
  };
  if (thing?.kind === 'message') {
    const date = facts.formats.date(thing.sentAt ?? '');
    const label = t(($) => $.safety.report.subject.message, { name, date });
    return { ...own, kind: 'message', label, quote: thing.quote };
  }
  if (thing?.kind === 'photo') {
    return { ...own, kind: 'photo', label: t(($) => $.safety.report.subject.photo, { name }) };
  }
  return { ...own, kind: 'member', label: t(($) => $.safety.report.subject.member, { name }) };
}

export function reportLabels(
  t: Translate,
  { name, isKnown }: { name: string; isKnown: boolean },
): Omit<ReportFormLabels, 'title'> {
  return {
    ...t(($) => $.safety.report, { name }),
    counter: (used, maximum) => t(($) => $.safety.report.counter, { used, maximum }),
    sentTitle: t(($) => (isKnown ? $.safety.report.knownTitle : $.safety.report.sentTitle)),
    sentText: t(($) => (isKnown ? $.safety.report.knownText : $.safety.report.sentText)),
  };
}

export const reportLength = TEXT_LENGTH;
