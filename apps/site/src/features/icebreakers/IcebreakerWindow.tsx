import type { ReactNode } from 'react';
import { IcebreakerModal } from '@velours/ui/blocks/IcebreakerModal';
import type { Schemas } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { kindLabel, shownPhoto } from '../../app/data/member-card.ts';

/**
 * The window with three first lines; a chosen one goes into the message field, and nothing is sent from here.
 * @public read by IcebreakerHost off the module it loads
 */
export function IcebreakerWindow(props: {
  partner: Schemas['ProfileCard'];
  lines: readonly string[];
  onChoose: (line: string) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTranslate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const { partner, lines, onChoose, onClose } = props;
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
