import type { ComposerLabels } from '@velours/ui/blocks/Composer';
import type { Schemas } from '../../data/api.ts';
import type { SiteSettings } from '../../data/queries.ts';
import type { Formats } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/texts.ts';

export interface ComposerFacts {
  name: string;
  /** Credits a message costs (settings.message_credits). */
  cost: number;
  /** What that is in money at least, where it is known. */
  price: string | undefined;
  /** Credits the member has. */
  balance: number;
}

export function composerLabels(t: Translate, facts: ComposerFacts): ComposerLabels {
  const { name } = facts;
  return {
    field: t(($) => $.chat.composer.label, { name }),
    placeholder: t(($) => $.chat.composer.placeholder),
    send: t(($) => $.chat.composer.send),
    cost: costText(t, facts),
    counter: (used, maximum) => t(($) => $.chat.composer.remaining, { count: maximum - used }),
    tooLong: (count) => t(($) => $.chat.composer.tooLong, { count }),
    empty: t(($) => $.errors.codes.message_empty),
  };
}

type PriceSettings = Pick<SiteSettings, 'minimum_message_costs' | 'geoip_selected_country'>;

/** What a message costs in money at least, in the member's country; undefined where the settings do not say. */
export function messagePrice(
  formats: Formats,
  { minimum_message_costs: known, geoip_selected_country: usual }: PriceSettings,
  country: Schemas['Country'] | null,
): string | undefined {
  const least = known[country ?? ''] ?? known[usual ?? ''];
  return least && formats.money(Math.round(least.costs * 100), least.currency);
}

/** What a message costs in credits and money, beside what the member has (B06). */
function costText(t: Translate, { cost, price, balance }: ComposerFacts): string {
  if (cost === 0) return t(($) => $.chat.composer.costFree);
  return [
    t(($) => $.chat.composer.cost, { count: cost }),
    ...(price === undefined ? [] : [t(($) => $.chat.composer.price, { price })]),
    t(($) => $.chat.composer.balance, { count: balance }),
  ].join(' ');
}

/** Why writing is not possible now; undefined where it is. */
export function composerNotice(
  t: Translate,
  user: Pick<Schemas['User'], 'status'>,
  partner: Pick<Schemas['ProfileCard'], 'status'>,
): string | undefined {
  if (user.status === 'not_confirmed') return t(($) => $.chat.composer.confirmFirst);
  if (partner.status === 'disabled') return t(($) => $.chat.disabled);
  return undefined;
}
