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
    ...t(($) => $.common.home, { site }),
    title: t(($) => $.common.brands[brand as BrandTexts].tagline),
    note: isSignUpOpen ? t(($) => $.common.home.note) : t(($) => $.errors.codes.signup_closed),
    pointsTitle: t(($) => $.common.home.steps.title),
  };
}

/** What the service does, in three honest points. */
export function homePoints(t: Translate): HomeHeroPoint[] {
  return [
    {
      icon: 'people',
      ...t(($) => $.common.home.steps.profile),
    },
    {
      icon: 'heart',
      ...t(($) => $.common.home.steps.search),
    },
    {
      icon: 'chat',
      ...t(($) => $.common.home.steps.chat),
    },
  ];
}
