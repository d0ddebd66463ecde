import type { GiftPickerProps } from '@velours/ui/blocks/GiftPicker';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { costText, type CostFacts } from './price.ts';

const GIFTS = [
  'rose',
  'bouquet',
  'coffee',
  'chocolates',
  'cake',
  'teddy',
  'balloon',
  'star',
] as const satisfies readonly Schemas['GiftName'][];

export interface GiftFacts extends CostFacts {
  name: string;
  /** Credits a gift costs (settings.gift_credits). */
  cost: number;
  /** Credits the member has. */
  balance: number;
}

/** The gifts and their words, each with what it costs. */
export function giftPickerProps(
  t: Translate,
  facts: GiftFacts,
): Pick<GiftPickerProps, 'gifts' | 'credits' | 'labels'> {
  const { name, cost, balance } = facts;
  const costs = costText(t, cost, facts);
  return {
    gifts: GIFTS.map((gift) => ({
      name: gift,
      title: t(($) => $.chat.media.gifts[gift]),
      cost: costs,
      isAffordable: balance >= cost,
    })),
    credits: t(($) => $.media.balance, { count: balance }),
    labels: {
      ...t(($) => $.media.gift),
      reviewTitle: (gift) => t(($) => $.media.gift.reviewTitle, { gift, name }),
      send: (shown) => t(($) => $.media.gift.send, { cost: shown }),
    },
  };
}
