import { useId, useState } from 'react';
import { Link } from '../../components/Link/index.ts';
import { CampaignWords } from '../CampaignHero/CampaignWords.tsx';
import type { CampaignHeroProps } from '../CampaignHero/CampaignHero.types.ts';
import { ground, panel } from '../CampaignHero/parts.css.ts';
import type { SwipeDecision, SwipeDeckLabels, SwipeProfile } from '../SwipeDeck/index.ts';
import { SwipeDeck } from '../SwipeDeck/index.ts';
import { columns, deck, felt, form, words } from './SwipeLander.css.ts';

export interface SwipeLanderLabels {
  /** When all samples are decided on: "That is how it works". */
  title: string;
  /** What comes next, and that nothing was sent: "These were samples: nobody has been told." */
  text: string;
  /** The way to the form, for where it is below: "Create an account". */
  action: string;
}

export interface SwipeLanderProps extends CampaignHeroProps {
  /** Four or five sample profiles, each with its kind. */
  profiles: readonly SwipeProfile[];
  /** Words of the deck. */
  deckLabels: SwipeDeckLabels;
  /** Words of what comes after the last card. */
  doneLabels: SwipeLanderLabels;
}

/**
 * A few sample profiles to swipe, then sign up, for the lander `tinderswipe`. Nothing is sent or kept. Sign-up is there from the
 * start, so that the page is whole without script; the deck comes alive when it is loaded.
 */
export const SwipeLander = ({
  labels,
  facts,
  profiles,
  deckLabels,
  doneLabels,
  children,
}: SwipeLanderProps) => {
  const formId = useId();
  const [decided, setDecided] = useState<
    readonly { profile: SwipeProfile; decision: SwipeDecision }[]
  >([]);
  const left = profiles.slice(decided.length);
  const last = decided.at(-1);
  const shared = {
    headingLevel: 2,
    labels: deckLabels,
    lastPassed: last?.decision === 'pass' ? last.profile : null,
    onDecide: (id: string, decision: SwipeDecision) => {
      const profile = left.find((one) => one.id === id);
      if (profile) setDecided([...decided, { profile, decision }]);
    },
    onUndo: () => setDecided(decided.slice(0, -1)),
  } as const;
  return (
    <section className={`${ground} ${felt}`}>
      <div className={columns}>
        <div className={words}>
          <CampaignWords labels={labels} facts={facts} />
        </div>
        <div className={deck}>
          {left.length > 0 ? (
            <SwipeDeck {...shared} status="ready" profiles={left} />
          ) : (
            <SwipeDeck
              {...shared}
              status="empty"
              message={{ title: doneLabels.title, text: doneLabels.text }}
              action={
                <Link href={`#${formId}`} appearance="button">
                  {doneLabels.action}
                </Link>
              }
            />
          )}
        </div>
        <div className={form} id={formId}>
          <div className={panel}>{children}</div>
        </div>
      </div>
    </section>
  );
};
