import type { ReactNode } from 'react';
import type { CampaignLabels, CampaignPerson } from '../CampaignHero/CampaignHero.types.ts';
import type { InterestListItem } from '../InterestList/InterestList.types.ts';
import type { MemberKind } from '../MemberCard/MemberCard.types.ts';

export interface LandingMember extends Omit<CampaignPerson, 'thumbnailUrl'> {
  /** Region and country as shown. */
  place: string;
  /** What visitors may see of the interests. */
  interests: readonly InterestListItem[];
}

export interface MemberLandingLabels extends CampaignLabels {
  /** Above what the member wrote: "Anna about herself". It is the profile's text, not a message to the visitor. */
  about: string;
  /** Names the interests. */
  interests: string;
  kind: Readonly<Record<Exclude<MemberKind, 'member'>, string>>;
  noPhoto: string;
  /** Alternative text of the photo. */
  photo: string;
}

export interface MemberLandingProps {
  /**
   * `portrait` for /members/{id}/landing: the photo large beside the form. `cover` for landing2: a band of colour, the photo on its
   * edge, all in one column. `letter` for landing3: what the member wrote, as on paper.
   * @default 'portrait'
   */
  layout?: 'portrait' | 'cover' | 'letter' | undefined;
  /** Whose profile is shown. */
  member: LandingMember;
  /** All words that it shows or says. */
  labels: MemberLandingLabels;
  /** Plain facts that hold: "Signing up is free". */
  facts?: readonly string[] | undefined;
  /** Sign-up: the form's first step. Its heading is of level 2. */
  children: ReactNode;
}
