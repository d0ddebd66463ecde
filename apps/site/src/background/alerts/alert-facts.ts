import type { AlertFacts } from '@velours/machines/dismissibleAlert';
import type { Schemas } from '../../app/data/api.ts';

/** What the alerts depend on; null where nobody is logged in. `canOptIn`: push has something to offer. */
export function alertFacts(user: Schemas['User'] | null, canOptIn: boolean): AlertFacts | null {
  return (
    user && {
      hasPhoto: user.profile.main_image !== null,
      canOptIn,
      notificationsDisabled: user.notifications_disabled,
    }
  );
}
