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
    doneTitle: 'That is how it works',
    doneText: (liked) =>
      `You liked ${liked} of the samples. Make an account to like people who are told.`,
    toSignUp: 'Make an account',
  },
};

/** The longest words there are. */
export const stressSwipeLanderProps: SwipeLanderProps = {
  ...stressCampaignProps,
  profiles: [stressSwipeProfile, ...swipeProfiles],
  deckLabels: stressSwipeLabels,
  doneLabels: {
    doneTitle: 'Sympathiebekundungsvorführung abgeschlossen',
    doneText: (liked) => `${liked} Sympathiebekundungen. Rekisteröityminen on maksutonta.`,
    toSignUp: 'Benutzerkontoeinrichtung beginnen',
  },
};
