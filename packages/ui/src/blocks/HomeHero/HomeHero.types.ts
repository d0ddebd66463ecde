import type { MemberCardLabels, MemberCardMember } from '../MemberCard/MemberCard.types.ts';

export interface HomeHeroLabels {
  /** Below the ways in: "For adults, 18+". */
  adults?: string | undefined;
  title: string;
  lead: string;
  signUp: string;
  /** "I already have an account". */
  logIn: string;
  /** What it costs in one line: "No subscription: from €1.25 a message." */
  promise?: string | undefined;
  /** Needed with `lookHref`: "See who is here". */
  look?: string | undefined;
  /** What holds for everyone: free sign-up, marked demo profiles ... one line. */
  note?: string | undefined;
}

export interface HomeHeroPerson extends Pick<
  MemberCardMember,
  'id' | 'name' | 'age' | 'kind' | 'place' | 'photo' | 'firstLine'
> {
  /** Where the card leads. */
  href: string;
}

export interface HomeHeroProps {
  /** All words that it shows or says. */
  labels: HomeHeroLabels;
  /** Undefined where sign-up is closed: then the note says so and only log-in is offered. */
  signUpHref?: string | undefined;
  /** Where members log in. */
  logInHref: string;
  /** Where visitors see members: the second way beside sign-up, in place of the log-in. */
  lookHref?: string | undefined;
  /** Sample profiles in place of the drawing: one to five of them are seen, by the room there is. */
  people?: readonly HomeHeroPerson[] | undefined;
  /** Needed with `people`. */
  peopleLabels?: (Pick<MemberCardLabels, 'kind'> & { list: string }) | undefined;
}

export interface HomePeopleProps {
  /** "A look inside". */
  title: string;
  /** What is said of them all: that demo and fictional profiles are labelled. */
  note: string;
  /** Six of them are shown; `href` is where a card leads. */
  people: readonly (MemberCardMember & { href: string })[];
  /** All words that it shows or says. */
  labels: MemberCardLabels;
  /** Where more of them are: "See who is here". */
  more?: { href: string; label: string } | undefined;
}

export interface HomePoint {
  /** Which drawn icon stands before it. */
  icon: 'heart' | 'chat' | 'label' | 'clock' | 'credits' | 'people';
  title: string;
  text: string;
}

export interface HomePointsProps {
  /** The heading over them; their own stand one level below. */
  title: string;
  /** Each a fact; three read best. */
  points: readonly HomePoint[];
}
