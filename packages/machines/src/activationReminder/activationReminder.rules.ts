import { PAGES_WITHOUT_REMINDER } from './activationReminder.constants.ts';
import type {
  ActivationFacts,
  ReminderForm,
  ReminderSurroundings,
} from './activationReminder.types.ts';

/**
 * How the reminder is shown (spec section 4): an alert for a member who is not confirmed, whose profile is disabled and who has no
 * disabled notifications, but not on the pages of sign-up, settings and notifications; a modal on a phone with
 * `api_signup_complete`.
 */
export const reminderForm = (
  facts: ActivationFacts | null,
  { page, isPhone, isApiSignupComplete }: ReminderSurroundings,
): ReminderForm => {
  const isNeeded =
    facts !== null &&
    facts.status === 'not_confirmed' &&
    facts.isProfileDisabled &&
    facts.notificationsDisabled.length === 0;
  const isElsewhere: boolean = (PAGES_WITHOUT_REMINDER as readonly string[]).includes(page);
  if (!isNeeded || isElsewhere) return 'hidden';
  return isPhone && isApiSignupComplete ? 'modal' : 'alert';
};
