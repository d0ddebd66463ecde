import { type ReactNode, useState } from 'react';
import type { Schemas } from '../../app/data/api.ts';
import { readStored, store } from '../../app/data/stored.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** Offers first lines in the empty conversation of a match, once; the window's code comes only then (K05). */
export function IcebreakerHost(props: {
  memberId: string;
  partner: Schemas['ProfileCard'];
  lines: readonly string[];
  onChoose: (line: string) => void;
}): ReactNode {
  const { memberId, partner, lines, onChoose } = props;
  const [isClosed, setClosed] = useState(false);
  const key = `icebreaker-${memberId}-${partner.id}`;
  const isWanted = partner.match && lines.length > 0 && !isClosed && readStored(key) === null;
  const loaded = useAsyncModule(() => import('./IcebreakerWindow.tsx'), isWanted);
  const close = (): void => {
    store(key, '1');
    setClosed(true);
  };
  if (!isWanted || !loaded) return null;
  return (
    <loaded.IcebreakerWindow
      partner={partner}
      lines={lines}
      onClose={close}
      onChoose={(line) => {
        close();
        onChoose(line);
      }}
    />
  );
}
