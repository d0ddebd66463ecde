import type { ComposerLabels } from '@velours/ui/blocks/Composer';
import type { Schemas } from '../../data/api.ts';
import type { Translate } from '../../i18n/texts.ts';

export interface ComposerFacts {
  name: string;
  /** Credits a message costs (settings.message_credits). */
  cost: number;
  /** Credits the member has. */
  balance: number;
}

export function composerLabels(
  t: Translate,
  { name, cost, balance }: ComposerFacts,
): ComposerLabels {
  return {
    field: t(($) => $.chat.composer.label, { name }),
    placeholder: t(($) => $.chat.composer.placeholder),
    send: t(($) => $.chat.composer.send),
    cost: costText(t, cost, balance),
    counter: (used, maximum) => t(($) => $.chat.composer.remaining, { count: maximum - used }),
    tooLong: (count) => t(($) => $.chat.composer.tooLong, { count }),
    empty: t(($) => $.errors.codes.message_empty),
  };
}

/** What a message costs, beside what the member has. */
function costText(t: Translate, cost: number, balance: number): string {
  if (cost === 0) return t(($) => $.chat.composer.costFree);
  return `${t(($) => $.chat.composer.cost, { count: cost })} ${t(($) => $.chat.composer.balance, { count: balance })}`;
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
