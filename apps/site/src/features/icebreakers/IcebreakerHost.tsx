import { type ReactNode, useState } from 'react';
import type { Schemas } from '../../app/data/api.ts';
import { readStored, store } from '../../app/data/stored.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** Offers first lines in the empty conversation of a match, once; their code and words come only then (K05). */
export function IcebreakerHost(props: {
  memberId: string;
  partner: Schemas['ProfileCard'];
  isEmpty: boolean;
  onChoose: (line: string) => void;
}): ReactNode {
  const { memberId, partner, isEmpty, onChoose } = props;
  const texts = useTexts();
  const [isClosed, setClosed] = useState(false);
  const key = `icebreaker-${memberId}-${partner.id}`;
  const isWanted = partner.match && isEmpty && !isClosed && readStored(key) === null;
  const loaded = useAsyncModule(async () => {
    const [module] = await Promise.all([
      import('./IcebreakerWindow.tsx'),
      texts.load(['matchfinder', 'interests', 'members']),
    ]);
    return module;
  }, isWanted);
  const close = (): void => {
    store(key, '1');
    setClosed(true);
  };
  if (!isWanted || !loaded) return null;
  return (
    <loaded.IcebreakerWindow
      partner={partner}
      onClose={close}
      onChoose={(line) => {
        close();
        onChoose(line);
      }}
    />
  );
}
