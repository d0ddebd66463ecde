import { campaignProps, stressCampaignProps } from '../CampaignHero/CampaignHero.fixtures.ts';
import {
  stressSwipeLabels,
  stressSwipeProfile,
  swipeLabels,
  swipeProfiles,
} from '../SwipeDeck/SwipeDeck.fixtures.ts';
import type { SwipeLanderProps } from './SwipeLander.tsx';

export const swipeLanderProps: SwipeLanderProps = {
  ...campaignProps,
  labels: {
    ...campaignProps.labels,
    title: 'Left, right, or a longer look',
    lead: 'Try it with a few samples. Nobody is told, and nothing is kept.',
  },
  profiles: swipeProfiles.map((profile) => ({ ...profile, kind: 'demo' as const })),
  deckLabels: {
    ...swipeLabels,
    title: 'Try it',
    keys: 'Keys: → likes, ← passes, Backspace brings back.',
  },
  doneLabels: {
    title: 'That is how it works',
    text: 'These were samples, so nobody has been told. With an account your likes count.',
    action: 'Create an account',
  },
};

/** The longest words there are. */
export const stressSwipeLanderProps: SwipeLanderProps = {
  ...stressCampaignProps,
  profiles: [stressSwipeProfile, ...swipeProfiles],
  deckLabels: stressSwipeLabels,
  doneLabels: {
    title: 'Sympathiebekundungsvorführung abgeschlossen',
    text: 'Rekisteröityminen on maksutonta. Sympathiebekundungen werden mitgeteilt.',
    action: 'Benutzerkontoeinrichtung beginnen',
  },
};
