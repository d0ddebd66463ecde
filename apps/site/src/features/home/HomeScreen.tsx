import type { ReactNode } from 'react';
import { HomeHero, type HomeHeroLabels, type HomeHeroPoint } from '@velours/ui/blocks/HomeHero';
import type { Namespaces } from '@velours/locales/namespaces.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/data/api.ts';
import { useCardFacts, useSettings } from '../../app/data/hooks.ts';
import { memberCardOf } from '../../app/data/member-card.ts';
import { usePageInfo } from '../../app/document/SiteProviders.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { landerQuery } from '../landers/lander-data.ts';

/** Sample profiles that the widest window has room for. */
const SHOWN = 4;

/** The home page for visitors. */
export function HomeScreen(): ReactNode {
  const t = useTranslate();
  const { brand } = usePageInfo();
  const settings = useSettings();
  const { signup_open: isSignUpOpen } = settings;
  const facts = useCardFacts();
  const samples = useQuery({ ...landerQuery(useApi(), undefined), enabled: false }).data?.profiles;
  return (
    <HomeHero
      labels={homeHeroLabels(t, { brand, site: settings.name, isSignUpOpen })}
      points={homePoints(t)}
      signUpHref={isSignUpOpen ? '/signup' : undefined}
      logInHref="/login"
      people={samples?.slice(0, SHOWN).map((sample) => ({
        ...memberCardOf(sample, facts, t),
        href: isSignUpOpen ? `/members/${sample.id}/landing` : '/login',
      }))}
      peopleLabels={{ list: t(($) => $.common.home.people), kind: t(($) => $.common.kind) }}
    />
  );
}

type BrandTexts = keyof Namespaces['common']['brands'];

/** The hero in the words of the brand; `brand` is a brand id. */
function homeHeroLabels(
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
function homePoints(t: Translate): HomeHeroPoint[] {
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
