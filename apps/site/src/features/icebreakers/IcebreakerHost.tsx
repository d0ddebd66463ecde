import { type ReactNode, useState } from 'react';
import type { Schemas } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { kindLabel, shownPhoto } from '../../app/data/member-card.ts';
import { readStored, store } from '../../app/data/local-storage.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/parts.tsx';

/**
 * Offers first lines in the empty conversation of a match, once; the window's code comes only then (K05). A chosen line goes into the
 * message field, and nothing is sent from here.
 */
export function IcebreakerHost(props: {
  memberId: string;
  partner: Schemas['ProfileCard'];
  lines: readonly string[];
  onChoose: (line: string) => void;
}): ReactNode {
  const t = useTranslate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const { memberId, partner, lines, onChoose } = props;
  const { name, kind } = partner;
  const [isClosed, setClosed] = useState(false);
  const key = `icebreaker-${memberId}-${partner.id}`;
  const isWanted = partner.match && lines.length > 0 && !isClosed && readStored(key) === null;
  const loaded = useAsyncModule(() => import('@velours/ui/blocks/IcebreakerModal'), isWanted);
  const close = (): void => {
    store(key, '1');
    setClosed(true);
  };
  if (!isWanted || !loaded) return null;
  return (
    <loaded.IcebreakerModal
      isOpen
      onClose={close}
      member={{
        name,
        kind,
        kindLabel: kindLabel(t, kind) ?? '',
        photo: shownPhoto(partner.main_image, cdnPrefix)?.url ?? null,
      }}
      lines={lines}
      onChoose={(line) => {
        close();
        onChoose(line);
      }}
      labels={{
        ...t(($) => $.matchfinder.icebreaker, { name }),
        close: t(($) => $.common.actions.close),
      }}
    />
  );
}
