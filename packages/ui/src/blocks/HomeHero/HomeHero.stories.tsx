import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { homeHeroLabels, homeHeroPeople, homeHeroPeopleLabels } from './HomeHero.fixtures.ts';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Blocks/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: homeHeroLabels,
    signUpHref: '/signup',
    logInHref: '/login',
  },
} satisfies Meta<typeof HomeHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const signUp = canvas.getByRole('link', { name: 'Sign up for free' });
    await userEvent.tab();
    await expect(signUp).toHaveFocus();
  },
};

export const Playground: Story = {};

/** Sign-up closed: only log-in is offered, and it is the louder one. */
export const States: Story = {
  args: {
    signUpHref: undefined,
    labels: { ...homeHeroLabels, note: 'New members cannot sign up here at the moment.' },
  },
};

/** Sample profiles in place of the drawing, each with its kind. */
export const WithPeople: Story = {
  args: {
    lookHref: '/members',
    people: homeHeroPeople,
    peopleLabels: homeHeroPeopleLabels,
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').filter((card) => card.offsetWidth > 0);
    await expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) await expect(card).toHaveTextContent(/profile/);
  },
};
export const Stress: Story = {
  args: {
    labels: {
      adults: 'Ausschließlich für volljährige Nutzerinnen und Nutzer',
      title: 'Rakkauselämäsi käännekohta: keskusteluyhteys aikuisten kesken',
      lead: 'Velours Curves ist eine Partnersuche- und Unterhaltungsplattform für Erwachsene mit Lebenserfahrung, Selbstbewusstsein und Unternehmungslust.',
      signUp: 'Kostenlos und unverbindlich registrieren',
      logIn: 'Ich habe bereits ein Benutzerkonto',
      note: 'Die Registrierung ist kostenlos. Vorführungsprofile sind immer gekennzeichnet.',
    },
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  args: { people: homeHeroPeople, peopleLabels: homeHeroPeopleLabels },
};
