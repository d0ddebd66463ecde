import { createElement } from 'react';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { longSignUpLabels, signUpLabels } from '../SignUpForm/SignUpForm.fixtures.ts';
import { SignUpForm } from '../SignUpForm/index.ts';
import type {
  CampaignHeroProps,
  CampaignPerson,
  CampaignPersonLabels,
} from './CampaignHero.types.ts';

const signUp = (labels: typeof signUpLabels) =>
  createElement(SignUpForm, { action: '/signup', logInHref: '/login', headingLevel: 2, labels });

export const campaignProps: CampaignHeroProps = {
  labels: {
    eyebrow: 'For adults only, 18+',
    title: 'Say what you want. Meet who you like.',
    lead: 'A dating and chat site for grown-ups. Look around, like who you like, and see what a message costs before you send it.',
  },
  facts: [
    'Signing up is free',
    'Demo and fictional profiles are always marked',
    'Leave whenever you like',
  ],
  children: signUp(signUpLabels),
};

const person = (
  index: number,
  name: string,
  age: number,
  about: string,
  kind: CampaignPerson['kind'] = 'demo',
): CampaignPerson => ({
  id: name.toLowerCase(),
  name,
  age,
  kind,
  photo: { url: demoPhoto(index), width: 480, height: 600 },
  thumbnailUrl: demoPhoto(index),
  about,
});

export const campaignPeople: readonly CampaignPerson[] = [
  person(2, 'Anna', 34, 'Swims in the sea in April and cooks for eight on Sundays.'),
  person(1, 'Bram', 41, 'Plays the double bass, badly, and listens well.'),
  person(4, 'Clara', 47, 'Two dogs, one canoe, no plans for Friday.', 'fictional'),
  person(3, 'Daan', 52, 'Bakes, sails, reads the last page first.'),
  person(6, 'Eva', 38, 'Dances in kitchens.'),
  person(5, 'Finn', 45, 'Looks for somebody to be silent with.'),
];

export const campaignPeopleLabels: CampaignPersonLabels = {
  people: 'Demo profiles',
  kind: { demo: 'Demo profile', fictional: 'Fictional profile' },
  noPhoto: 'No photo yet',
};

/** What the heroes with profiles are given. */
export const campaignPeopleProps = {
  ...campaignProps,
  people: campaignPeople,
  peopleLabels: campaignPeopleLabels,
};

/** Nothing that can be left out. */
export const plainCampaignProps: Partial<CampaignHeroProps> = {
  labels: { title: campaignProps.labels.title, lead: campaignProps.labels.lead },
  facts: undefined,
};

export const peopleWithoutPhotos = campaignPeople.map((one) => ({
  ...one,
  photo: null,
  thumbnailUrl: null,
}));

/** The longest words there are. */
export const stressCampaignProps: CampaignHeroProps = {
  labels: {
    eyebrow: 'Ausschließlich für volljährige Nutzerinnen und Nutzer',
    title: 'Rakkauselämäsi käännekohta: keskusteluyhteys aikuisten kesken',
    lead: 'Eine Partnersuche- und Unterhaltungsplattform für Erwachsene mit Lebenserfahrung, Selbstbewusstsein und Unternehmungslust.',
  },
  facts: ['Kostenlose Benutzerkontoeinrichtung', 'Esittelykäyttäjäprofiilit merkitään aina'],
  children: signUp(longSignUpLabels),
};

export const stressPeopleProps = {
  ...stressCampaignProps,
  people: campaignPeople.map((one, index) => ({
    ...one,
    name: index === 0 ? 'Maximiliane-Friederike-Charlotte' : one.name,
    photo: index === 0 ? null : one.photo,
    thumbnailUrl: index === 0 ? null : one.thumbnailUrl,
    about: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammlerin',
  })),
  peopleLabels: {
    people: 'Esittelykäyttäjäprofiilit',
    kind: { demo: 'Esittelykäyttäjäprofiili', fictional: 'Kuvitteellinen käyttäjäprofiili' },
    noPhoto: 'Noch kein Profilfoto vorhanden',
  },
};
