import type { SiteSettings } from '../data/queries.ts';
import { trackingOf } from './tracking.ts';

type SearchSettings = Pick<SiteSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;
type SignUpSettings = Pick<SiteSettings, 'signups'>;

/** A visitor has a traffic source when the link that brought them names one (spec section 3, tracking data). */
export function hasTrafficSource(params: URLSearchParams): boolean {
  const tracking = trackingOf(params);
  return tracking?.ref !== undefined || tracking?.network !== undefined;
}

/** Whether a visitor may search (spec section 6). */
export function mayVisitorSearch(settings: SearchSettings, params: URLSearchParams): boolean {
  if (settings.logged_out_search === 'yes') return true;
  return settings.logged_out_search_trafficsource === 'yes' && hasTrafficSource(params);
}

/** Whether a visitor may sign up (spec section 6). */
export function maySignUp(settings: SignUpSettings, params: URLSearchParams): boolean {
  if (settings.signups === 'all') return true;
  return settings.signups === 'with_trafficsource' && hasTrafficSource(params);
}
