import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { HomeHero } from '@velours/ui/blocks/HomeHero';
import { useSettings } from '../../app/data/hooks.ts';
import { usePageInfo } from '../../app/document/PageInfo.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { homeHeroLabels, homePoints } from './home.ts';
import { maySignUp } from './visitor-search.ts';

/** The home page for visitors. */
export function HomeScreen(): ReactNode {
  const t = useTranslate();
  const { brand } = usePageInfo();
  const settings = useSettings();
  const [params] = useSearchParams();
  const isSignUpOpen = maySignUp(settings, params);
  return (
    <HomeHero
      labels={homeHeroLabels(t, { brand, site: settings.name, isSignUpOpen })}
      points={homePoints(t)}
      signUpHref={isSignUpOpen ? '/signup' : undefined}
      logInHref="/login"
    />
  );
}
