import { type ReactNode, useState } from 'react';
import type { Schemas } from '../../app/data/api.ts';
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
  const isWanted =
    partner.match && isEmpty && !isClosed && !wasIcebreakerShown(memberId, partner.id);
  const loaded = useAsyncModule(async () => {
    const [module] = await Promise.all([
      import('./IcebreakerWindow.tsx'),
      texts.load(['matchfinder', 'profile', 'members']),
    ]);
    return module;
  }, isWanted);
  const close = (): void => {
    noteIcebreaker(memberId, partner.id);
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

/** For which matches the first lines were offered; once for each (K05). */
const PREFIX = 'icebreaker-';

const withoutStorage = new Set<string>();

const nameOf = (memberId: string, otherId: string): string => `${PREFIX}${memberId}-${otherId}`;

function wasIcebreakerShown(memberId: string, otherId: string): boolean {
  const name = nameOf(memberId, otherId);
  try {
    return withoutStorage.has(name) || localStorage.getItem(name) !== null;
  } catch {
    return withoutStorage.has(name);
  }
}

function noteIcebreaker(memberId: string, otherId: string): void {
  const name = nameOf(memberId, otherId);
  withoutStorage.add(name);
  try {
    localStorage.setItem(name, '1');
  } catch {
    // Then it is remembered as long as the page.
  }
}
