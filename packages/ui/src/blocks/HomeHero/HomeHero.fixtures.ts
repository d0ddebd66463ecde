import { memberCardLabels, someMembers } from '../MemberCard/MemberCard.fixtures.ts';
import type { HomeHeroLabels, HomeHeroPerson, HomePoint } from './HomeHero.types.ts';

/** Words for stories and tests. */
export const homeHeroLabels: HomeHeroLabels = {
  adults: 'For adults only, 18+',
  title: 'Say what you want. Meet who you like.',
  lead: 'Velours is a dating and chat site for adults. Have a look around, like who you like and start a conversation.',
  signUp: 'Sign up for free',
  logIn: 'I already have an account',
  look: 'See who is here',
  promise: 'No subscription: from €1.25 a message.',
  note: 'Signing up is free. Demo and fictional profiles are always marked.',
};

export const homePoints: readonly HomePoint[] = [
  {
    icon: 'people',
    title: 'Create a profile',
    text: 'A name, your date of birth and an e-mail address is all it takes. The rest is up to you.',
  },
  {
    icon: 'heart',
    title: 'Find people near you',
    text: 'Search by region, age and gender, and see at once who is a member and who is not.',
  },
  {
    icon: 'chat',
    title: 'Start talking',
    text: 'Every message shows its price before you send it. You never pay for the same message twice.',
  },
];

export const homeHeroPeople: readonly HomeHeroPerson[] = someMembers
  .filter(({ kind }) => kind !== 'member')
  .slice(0, 5)
  .map((member) => ({ ...member, href: `#${member.id}` }));

export const homeHeroPeopleLabels = { list: 'Sample profiles', kind: memberCardLabels.kind };
