import type { ReactNode } from 'react';
import type { MemberCardPhoto, MemberKind } from '../MemberCard/MemberCard.types.ts';

export interface CampaignLabels {
  /** Above the title: for whom the site is. */
  eyebrow?: string | undefined;
  title: string;
  lead: string;
}

/** A profile shown as an example. Its kind stands on it in words, whatever the campaign says. */
export interface CampaignPerson {
  id: string;
  name: string;
  /** Years, 18 or more. */
  age: number;
  kind: MemberKind;
  photo: MemberCardPhoto | null;
  /** The photo, small and square. */
  thumbnailUrl: string | null;
  /** What the profile says about itself, in its own words. */
  about?: string | undefined;
}

export interface CampaignPersonLabels {
  /** Names the list: "Demo profiles". */
  people: string;
  /** Visible text of the label by kind. */
  kind: Readonly<Record<Exclude<MemberKind, 'member'>, string>>;
  noPhoto: string;
}

/** What every campaign's hero is given. Whole on the server: none needs a script. */
export interface CampaignHeroProps {
  /** All words that it shows or says. */
  labels: CampaignLabels;
  /** Plain facts that hold: "Signing up is free". No numbers without a source. */
  facts?: readonly string[] | undefined;
  /** Sign-up: the form's first step, or a link to it. Its heading is of level 2. */
  children: ReactNode;
}

/** A hero that shows profiles. */
export interface CampaignPeopleProps extends CampaignHeroProps {
  /** Four to six profiles that are demo profiles or agreed to stand here. */
  people: readonly CampaignPerson[];
  /** Words about the people shown. */
  peopleLabels: CampaignPersonLabels;
}

/** A hero with a moving picture: a drawn one that can be stopped. */
export interface CampaignMovingProps extends CampaignHeroProps {
  /** Name of the switch that stops the drawn scene: "Stop the animation". */
  pauseLabel: string;
}
