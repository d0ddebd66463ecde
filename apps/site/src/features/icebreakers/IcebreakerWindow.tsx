import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { IcebreakerModal } from '@velours/ui/blocks/IcebreakerModal';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { icebreakers } from './icebreakers.ts';
import { kindLabel, shownPhoto } from '../../app/data/member-card.ts';
import { useCardFacts } from '../people/use-card-facts.ts';

/**
 * The window with three first lines; a chosen one goes into the message field, and nothing is sent from here.
 * @public read by IcebreakerHost off the module it loads
 */
export function IcebreakerWindow(props: {
  partner: Schemas['ProfileCard'];
  onChoose: (line: string) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTranslate();
  const { cdnPrefix, regionName } = useCardFacts();
  const own = useUser()?.profile;
  const { partner, onChoose, onClose } = props;
  const { data: profile } = useQuery(memberQuery(useApi(), partner.id));
  const lines = useMemo(
    () => (profile && own ? icebreakers(t, profile, own, regionName) : []),
    [t, profile, own, regionName],
  );
  if (lines.length === 0) return null;
  const { name, kind } = partner;
  return (
    <IcebreakerModal
      isOpen
      onClose={onClose}
      member={{
        name,
        kind,
        kindLabel: kindLabel(t, kind) ?? '',
        photo: shownPhoto(partner.main_image, cdnPrefix)?.url ?? null,
      }}
      lines={lines}
      onChoose={onChoose}
      labels={{
        ...t(($) => $.matchfinder.icebreaker, { name }),
        close: t(($) => $.common.actions.close),
      }}
    />
  );
}
