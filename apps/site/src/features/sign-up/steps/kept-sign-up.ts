import type {
  SignUpInput,
  SignUpStep,
  SignUpStepValues,
  SignUpValues,
} from '@velours/machines/signUp';
import { keep, readKept } from '../../../app/data/tab-storage.ts';

/** Sign-up after the account, as this tab keeps it over a reload and a way back until the page is left; of one member, for another may log in here. */
export interface KeptSignUp {
  startsAt: NonNullable<SignUpInput['startsAt']>;
  step: Exclude<SignUpStep, 'account'>;
  /** What the account said that later steps ask for: nothing else of it is kept. */
  values: Pick<SignUpValues, 'gender' | 'looking_for' | 'signup_message'>;
  firstMessage: SignUpStepValues | null;
  /** Whose page it is done from, and leads to. */
  firstMember?: string | undefined;
  /** Steps that were passed by. */
  skipped?: SignUpStep[] | undefined;
  /** The fields of the step, as far as they have been touched. */
  typed?: [name: string, value: string][] | undefined;
}

const nameOf = (memberId: string): string => `sign-up-${memberId}`;

/** Null where nothing is kept. */
export const readSignUp = (memberId: string): KeptSignUp | null =>
  readKept(nameOf(memberId)) as KeptSignUp | null;

/** What a reload broke in on, or another document that was come back from; what was left in any other way is over. */
export function brokenOff(memberId: string): KeptSignUp | null {
  const [arrival] = performance.getEntriesByType('navigation');
  const { type } = (arrival ?? {}) as Partial<PerformanceNavigationTiming>;
  if (type === 'reload' || type === 'back_forward') {
    return readSignUp(memberId);
  }
  keepSignUp(memberId, null);
  return null;
}

/** Keeps where somebody is; what was typed stays as long as they are at the same step, what was skipped longer. @param kept null forgets it */
export function keepSignUp(memberId: string, kept: KeptSignUp | null): void {
  const before = readSignUp(memberId);
  const typed = before?.step === kept?.step ? before?.typed : undefined;
  keep(nameOf(memberId), kept && { typed, skipped: before?.skipped, ...kept });
}

/** Keeps that the step is passed by. */
export function keepSkip(memberId: string): void {
  const kept = readSignUp(memberId);
  if (kept) keepSignUp(memberId, { ...kept, skipped: [...(kept.skipped ?? []), kept.step] });
}

/** Keeps what the form of the step holds. */
export function keepTyped(memberId: string, form: FormData): void {
  const kept = readSignUp(memberId);
  // Photos go out as they are chosen.
  const typed = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  if (kept) keepSignUp(memberId, { ...kept, typed });
}
