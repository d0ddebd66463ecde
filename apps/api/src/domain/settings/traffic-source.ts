/** The link that brought a visitor (spec section 3, tracking data). */
import type { Tracking } from '../../db/schema.ts';
import { LINK_PARAMETERS } from './file-schema.ts';
import type { SiteSettings } from './settings.ts';

/** Whether the link names a traffic source, on which sign-up and search for visitors may depend (spec section 6). */
export const hasTrafficSource = (
  { traffic_source_parameters: names }: Pick<SiteSettings, 'traffic_source_parameters'>,
  tracking: Tracking | undefined,
): boolean => names.some((name) => tracking?.[name] !== undefined);

/** The tracking data that match the patterns of the domain; undefined where none do. */
export function acceptedTracking(
  { tracking_patterns: patterns }: Pick<SiteSettings, 'tracking_patterns'>,
  tracking: Tracking | undefined,
): Tracking | undefined {
  const accepted: Tracking = {};
  for (const name of LINK_PARAMETERS) {
    const value = tracking?.[name];
    if (value !== undefined && matches(patterns[name], value)) accepted[name] = value;
  }
  return Object.keys(accepted).length > 0 ? accepted : undefined;
}

const matches = (pattern: string | undefined, value: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(value);

/** Open when signups is `all`, or `with_trafficsource` and the visitor came by one (spec section 6). */
export const isSignUpOpen = (
  settings: Pick<SiteSettings, 'signups' | 'traffic_source_parameters'>,
  tracking: Tracking | undefined,
): boolean =>
  settings.signups === 'all' ||
  (settings.signups === 'with_trafficsource' && hasTrafficSource(settings, tracking));
