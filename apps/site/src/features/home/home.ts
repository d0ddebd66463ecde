import type { HomeHeroLabels, HomeHeroPoint } from '@velours/ui/blocks/HomeHero';
import type { Translate } from '../../app/i18n/texts.ts';
import type { Namespaces } from '@velours/locales/namespaces.ts';

type BrandTexts = keyof Namespaces['common']['brands'];

/** The hero in the words of the brand; `brand` is a brand id. */
export function homeHeroLabels(
  t: Translate,
  facts: { brand: string; site: string; isSignUpOpen: boolean },
): HomeHeroLabels {
  const { brand, site, isSignUpOpen } = facts;
  return {
    eyebrow: t(($) => $.common.home.eyebrow),
    title: t(($) => $.common.brands[brand as BrandTexts].tagline),
    lead: t(($) => $.common.home.intro, { site }),
    signUp: t(($) => $.common.home.signUp),
    logIn: t(($) => $.common.home.logIn),
    note: isSignUpOpen ? t(($) => $.common.home.note) : t(($) => $.errors.codes.signup_closed),
    pointsTitle: t(($) => $.common.home.steps.title),
  };
}

/** What the service does, in three honest points. */
export function homePoints(t: Translate): HomeHeroPoint[] {
  return [
    {
      icon: 'people',
      title: t(($) => $.common.home.steps.profile.title),
      text: t(($) => $.common.home.steps.profile.text),
    },
    {
      icon: 'heart',
      title: t(($) => $.common.home.steps.search.title),
      text: t(($) => $.common.home.steps.search.text),
    },
    {
      icon: 'chat',
      title: t(($) => $.common.home.steps.chat.title),
      text: t(($) => $.common.home.steps.chat.text),
    },
  ];
}
