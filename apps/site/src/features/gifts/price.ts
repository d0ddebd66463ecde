import type { Schemas } from '../../app/data/api.ts';
import type { SiteSettings } from '../../app/data/queries.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';

export type CostSettings = Pick<
  SiteSettings,
  'minimum_message_costs' | 'geoip_selected_country' | 'message_credits'
>;

export interface CostFacts {
  formats: Formats;
  settings: CostSettings;
  country: Schemas['Country'] | null;
}

/** What something costs in credits: "20 credits". */
export const creditsCost = (t: Translate, credits: number): string =>
  t(($) => $.media.cost, { count: credits });

/** What something costs in credits, and what that is in money at least where it is known: "20 credits, at least €2.50" (B06). */
export function costText(t: Translate, credits: number, facts: CostFacts): string {
  const words = creditsCost(t, credits);
  const price = credits === 0 ? undefined : priceOf(credits, facts);
  return price === undefined ? words : t(($) => $.media.withPrice, { credits: words, price });
}

/** The settings say what a message costs in money at least: a credit is that part of it. */
export function priceOf(
  credits: number,
  { formats, settings, country }: CostFacts,
): string | undefined {
  const {
    minimum_message_costs: known,
    geoip_selected_country: usual,
    message_credits: each,
  } = settings;
  const least = known[country ?? ''] ?? known[usual ?? ''];
  if (!least || each === 0) return undefined;
  return formats.money(Math.round((least.costs * 100 * credits) / each), least.currency);
}
