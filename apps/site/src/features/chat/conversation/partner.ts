import type { Schemas } from '../../../app/data/api.ts';
import type { Translate } from '../../../app/i18n/texts.ts';

/** The other member of a conversation by name; who has deleted the account has none any more (A02). */
export const partnerName = (t: Translate, { name }: Pick<Schemas['ProfileCard'], 'name'>): string =>
  name === '' ? t(($) => $.chat.list.deletedMember) : name;
