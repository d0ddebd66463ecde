import type { SiteSettings } from './settings.ts';

/** The settings as settings.php answers them: without what only the server needs, with the server's time. */
export function publicSettings(settings: SiteSettings, now: number) {
  const {
    key: _key,
    welcome_discount: _discount,
    packages: _packages,
    payment_methods: _methods,
    vat_percentages: _vat,
    swipe_likes_per_day: _swipes,
    ...shown
  } = settings;
  return { ...shown, server_time: new Date(now).toISOString() };
}
