import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useCardFacts, useUser } from '../../app/data/hooks.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFirstTouch } from '../../app/loading/first-touch.ts';
import { useAsyncModule } from '../../app/loading/parts.tsx';

const NO_LINES: readonly string[] = [];

/** Under which it is kept that first lines were offered to a member for a match: once (K05). */
export const offeredKey = (memberId: string, partnerId: string): string =>
  `icebreaker-${memberId}-${partnerId}`;

/**
 * First lines for an empty conversation with a member; none without one, and until their words and the profile are here. Those come with the first
 * touch of the page, to a match at once, whom a window greets with them.
 */
export function useFirstLines(
  partner: Pick<Schemas['ProfileCard'], 'id' | 'match'> | undefined,
  isEmpty: boolean,
): readonly string[] {
  const isTouched = useFirstTouch();
  const isWanted = isEmpty && partner !== undefined && (isTouched || partner.match);
  const t = useTranslate();
  const texts = useTexts();
  const { regionName } = useCardFacts();
  const own = useUser()?.profile;
  const loaded = useAsyncModule(async () => {
    const [module] = await Promise.all([
      import('./icebreakers.ts'),
      texts.load(['matchfinder', 'interests', 'members']),
    ]);
    return module;
  }, isWanted);
  const { data: profile } = useQuery({
    ...memberQuery(useApi(), partner?.id ?? ''),
    enabled: isWanted,
  });
  return useMemo(
    () =>
      isWanted && loaded && profile && own
        ? loaded.icebreakers(t, profile, own, regionName)
        : NO_LINES,
    [isWanted, loaded, t, profile, own, regionName],
  );
}
