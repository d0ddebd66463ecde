import { DISABLING_REASONS } from './dismissibleAlert.constants.ts';
import type { AlertFacts, DisablingReason, DismissibleAlert } from './dismissibleAlert.types.ts';

/** The reasons that there are texts for, each once, in the order of the specification. */
export const disablingReasons = (facts: AlertFacts | null): readonly DisablingReason[] =>
  DISABLING_REASONS.filter((reason) => facts?.notificationsDisabled.includes(reason) === true);

/** Whether there is something to tell the member (spec section 4), dismissed or not. */
export const isAlertNeeded = (alert: DismissibleAlert, facts: AlertFacts | null): boolean => {
  if (facts === null) return false;
  switch (alert) {
    case 'photo':
      return !facts.hasPhoto;
    case 'push':
      return facts.canOptIn;
    case 'notifications':
      return disablingReasons(facts).length > 0;
  }
};
