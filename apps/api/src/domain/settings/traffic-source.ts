/** The link that brought a visitor (spec section 3, tracking data). */
import type { Tracking } from '../../db/schema.ts';

/** Whether the link names a traffic source, on which sign-up and search for visitors may depend (spec section 6). */
export const hasTrafficSource = (tracking: Tracking | undefined): boolean =>
  tracking?.ref !== undefined || tracking?.network !== undefined;
