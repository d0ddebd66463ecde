import type { KindBadgeProps } from '../../components/KindBadge/index.ts';
import type { ChoiceOption } from '../../primitives/Choice/index.ts';
import type { RequestLabels, RequestProps } from '../ComplaintForm/RequestForm.types.ts';

export interface ReportValues {
  reason: string;
  text: string;
  /** `yes`, or empty. */
  block: string;
}

/** What is reported, as it will be kept. */
export interface ReportSubject {
  kind: 'member' | 'photo' | 'message';
  /** In words: "A message of Anna, today 14:03". */
  label: string;
  profileKind: KindBadgeProps['kind'];
  /** The site's word for a profile that is no real member's. */
  kindLabel: string;
  /** The member's small picture, or the reported photo; null where there is none to show. */
  photo: string | null;
  /** The words of the message. */
  quote?: string | undefined;
}

export interface ReportFormLabels extends RequestLabels {
  reason: string;
  text: string;
  textHint: string;
  /** "(optional)". */
  optional: string;
  /** "120 of 1000 characters". */
  counter: (used: number, maximum: number) => string;
  /** "Also block Anna"; left out, it is not offered. */
  block?: string | undefined;
  /** What is kept as evidence, for how long, and that the member is not told who reported. */
  evidence: string;
}

export type ReportFormProps = RequestProps<keyof ReportValues> & {
  /** What is reported: a member, or one message. */
  subject: ReportSubject;
  /** In the words of the house rules. */
  reasons: readonly ChoiceOption[];
  /** Characters that the text may have. */
  maximumLength: number;
  /** All words that it shows or says. */
  labels: ReportFormLabels;
};
