import type { SiteSettings } from '../data/queries.ts';

const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Link parameters of a campaign (spec section 3). */
type Tracking = Partial<Record<(typeof NAMES)[number], string>>;

/** A parameter must be there once and match this (spec section 5); one that does not counts as not given. */
const PATTERN = /^[A-Za-z0-9._~-]{1,100}$/;

/** The tracking data of an address; undefined where there is none. */
export function trackingOf(params: URLSearchParams): Tracking | undefined {
  const tracking: Tracking = {};
  for (const name of NAMES) {
    const [value, ...repeated] = params.getAll(name);
    if (value !== undefined && repeated.length === 0 && PATTERN.test(value)) tracking[name] = value;
  }
  return Object.keys(tracking).length > 0 ? tracking : undefined;
}

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
