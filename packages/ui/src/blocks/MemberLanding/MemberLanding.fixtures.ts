import {
  campaignPeople,
  campaignPeopleLabels,
  campaignProps,
  stressCampaignProps,
  stressPeopleProps,
} from '../CampaignHero/CampaignHero.fixtures.ts';
import type { MemberLandingProps } from './MemberLanding.types.ts';

const [anna] = campaignPeople;
if (anna === undefined) throw new Error('There is a first demo profile.');

export const memberLandingProps: MemberLandingProps = {
  member: {
    ...anna,
    place: 'Utrecht, Netherlands',
    about:
      'Swims in the sea in April, cooks for eight on Sundays, and looks for somebody to laugh with about both.',
    interests: [
      { interest: 'cooking', label: 'Cooking' },
      { interest: 'beach', label: 'Beach' },
      { interest: 'music', label: 'Music' },
    ],
  },
  labels: {
    ...campaignProps.labels,
    title: 'Say hello to Anna',
    lead: 'Create an account to see the whole profile and to write.',
    about: 'Anna about herself',
    interests: 'Interests of Anna',
    kind: campaignPeopleLabels.kind,
    noPhoto: campaignPeopleLabels.noPhoto,
    photo: 'Photo of Anna',
  },
  facts: campaignProps.facts,
  children: campaignProps.children,
};

/** The longest words there are, no photo. */
export const stressMemberLandingProps: MemberLandingProps = {
  ...stressCampaignProps,
  member: {
    ...memberLandingProps.member,
    name: 'Maximiliane-Friederike-Charlotte',
    kind: 'fictional',
    photo: null,
    place: 'Mecklenburg-Vorpommern, Bundesrepublik Deutschland',
    about: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammlerin',
    interests: [{ interest: 'exchanging_pictures', label: 'Valokuvausharrastusvaihtokauppa' }],
  },
  labels: {
    ...memberLandingProps.labels,
    ...stressCampaignProps.labels,
    about: 'Käyttäjäprofiiliesittelyteksti',
    kind: stressPeopleProps.peopleLabels.kind,
    noPhoto: stressPeopleProps.peopleLabels.noPhoto,
  },
};
