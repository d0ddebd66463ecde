import type { SiteSettings } from './settings.ts';

/** The settings as settings.php answers them: without what only the server needs, with the server's time. */
export function publicSettings(settings: SiteSettings, now: number) {
  const {
    key: _key,
    company: _company,
    welcome_discount: _discount,
    traffic_source_parameters: _parameters,
    tracking_patterns: _patterns,
    packages: _packages,
    payment_methods: _methods,
    vat_percentages: _vat,
    swipe_likes_per_day: _swipes,
    ...shown
  } = settings;
  return { ...shown, server_time: new Date(now).toISOString() };
}
