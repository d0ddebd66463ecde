import type { Tracking } from '../../db/schema.ts';
import type { SiteSettings } from './settings.ts';
import { isSignUpOpen } from './traffic-source.ts';

/**
 * The settings as settings.php answers them: without what only the server needs, with the server's time and whether a visitor with
 * these tracking data may sign up.
 * @param hasPrivacySignal whether the visitor's browser sends Global Privacy Control
 */
export function publicSettings(
  settings: SiteSettings,
  now: number,
  tracking: Tracking | undefined,
  hasPrivacySignal: boolean,
) {
  const {
    key: _key,
    company: _company,
    welcome_discount: _discount,
    traffic_source_parameters: _parameters,
    tracking_patterns: _patterns,
    campaigns: _campaigns,
    packages: _packages,
    payment_methods: _methods,
    vat_percentages: _vat,
    swipe_likes_per_day: _swipes,
    ...shown
  } = settings;
  return {
    ...shown,
    signup_open: isSignUpOpen(settings, tracking),
    privacy_signal: hasPrivacySignal,
    server_time: new Date(now).toISOString(),
  };
}
