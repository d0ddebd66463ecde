import type { Schemas } from '@velours/openapi/types';
import type { Tracking } from '../../db/schema.ts';
import type { SiteSettings } from './settings.ts';
import { isSignUpOpen } from './traffic-source.ts';

/**
 * The settings as settings.php answers them: without what only the server needs, with the server's time and whether a visitor with
 * these tracking data may sign up.
 * @param ageCheck how the age check stands in the visitor's browser
 * @param hasPrivacySignal whether the visitor's browser sends Global Privacy Control
 */
export function publicSettings(
  settings: SiteSettings,
  now: number,
  tracking: Tracking | undefined,
  hasPrivacySignal: boolean,
  ageCheck: Schemas['Settings']['age_check'],
) {
  const {
    key: _key,
    company: _company,
    mail_from: _mailFrom,
    welcome_discount: _discount,
    traffic_source_parameters: _parameters,
    tracking_patterns: _patterns,
    campaigns: _campaigns,
    requires_age_check: _requiresAgeCheck,
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
    age_check: ageCheck,
    server_time: new Date(now).toISOString(),
  };
}
