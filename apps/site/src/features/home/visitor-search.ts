import type { SiteSettings } from '../../app/data/queries.ts';
import { trackingOf } from '../../app/navigation/tracking.ts';

type SignUpSettings = Pick<SiteSettings, 'signups'>;

/** A visitor has a traffic source when the link that brought them names one (spec section 3, tracking data). */
function hasTrafficSource(params: URLSearchParams): boolean {
  const tracking = trackingOf(params);
  return tracking?.ref !== undefined || tracking?.network !== undefined;
}

/** Whether a visitor may sign up (spec section 6). */
export function maySignUp(settings: SignUpSettings, params: URLSearchParams): boolean {
  if (settings.signups === 'all') return true;
  return settings.signups === 'with_trafficsource' && hasTrafficSource(params);
}
