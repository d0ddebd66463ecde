import type { ReactNode } from 'react';
import {
  HomeHero,
  HomePeople,
  HomePoints,
  type HomeHeroLabels,
  type HomePoint,
} from '@velours/ui/blocks/HomeHero';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Banner } from '@velours/ui/components/Banner';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { PriceFacts, type PriceFact } from '@velours/ui/blocks/PriceFacts';
import { useApi } from '../../app/data/api.ts';
import { useCardFacts, useSettings } from '../../app/data/hooks.ts';
import { memberCardOf } from '../../app/data/member-card.ts';
import type { SiteSettings } from '../../app/data/queries.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { landerQuery } from '../landers/landers.ts';
import { insideQuery } from './home.ts';

/** Sample profiles that the widest window has room for. */
const SHOWN = 5;

/** The home page for visitors: what this is, who is here, how it works, what it costs and what is promised. */
export function HomeScreen(): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const { signup_open: isSignUpOpen } = settings;
  // Where the domain shows members to every visitor (spec section 6).
  const isOpenToAll = settings.logged_out_search === 'yes';
  const facts = useCardFacts();
  const api = useApi();
  const samples = useQuery({ ...landerQuery(api, undefined), enabled: false }).data?.profiles;
  const inside = useQuery({ ...insideQuery(api, settings), enabled: false }).data;
  const money = useMessagePrice();
  const [params] = useSearchParams();
  return (
    <>
      {params.get('done') === 'elsewhere' && (
        <Container width="xl">
          <Banner announce="status">{t(($) => $.home.loggedOut)}</Banner>
        </Container>
      )}
      <HomeHero
        labels={{
          ...homeHeroLabels(t, { site: settings.name, isSignUpOpen }),
          promise: money && t(($) => $.home.promise, { price: money }),
        }}
        signUpHref={isSignUpOpen ? '/signup' : undefined}
        logInHref="/login"
        lookHref={isSignUpOpen && isOpenToAll ? '/members' : undefined}
        people={samples?.slice(0, SHOWN).map((sample) => ({
          ...memberCardOf(sample, facts, t),
          href: isSignUpOpen ? `/members/${sample.id}/landing` : '/login',
        }))}
        peopleLabels={{ list: t(($) => $.home.people), kind: t(($) => $.common.kind) }}
      />
      <Container width="xl" isPage>
        <Stack gap="xxl">
          {isOpenToAll && inside && inside.length > 0 ? (
            <HomePeople
              title={t(($) => $.home.inside.title)}
              note={t(($) => $.home.inside.note)}
              more={{ href: '/members', label: t(($) => $.home.look) }}
              people={inside.map((card) => ({
                ...memberCardOf(card, facts, t),
                href: `/members/${card.id}`,
              }))}
              labels={{
                ...t(($) => $.members.card),
                kind: t(($) => $.common.kind),
                like: (name) => t(($) => $.members.card.like, { name }),
              }}
            />
          ) : null}
          <HomePoints title={t(($) => $.home.steps.title)} points={steps(t)} />
          <PriceFacts title={t(($) => $.home.price.title)} facts={priceFacts(t, settings, money)} />
          <HomePoints title={t(($) => $.home.promises.title)} points={promises(t)} />
        </Stack>
      </Container>
    </>
  );
}

/** What a message costs in money at least, where that is known for the visitor's country. */
function useMessagePrice(): string | undefined {
  const formats = useFormats();
  const { minimum_message_costs: known, geoip_selected_country: country } = useSettings();
  const least = country === null ? undefined : known[country];
  return least && formats.money(Math.round(least.costs * 100), least.currency);
}

/** The price, that nothing renews, and what costs nothing: each figure from the settings. */
function priceFacts(
  t: Translate,
  settings: Pick<SiteSettings, 'message_credits' | 'signup_credits'>,
  money: string | undefined,
): PriceFact[] {
  const { message_credits: cost, signup_credits: gift } = settings;
  const given = cost > 0 ? Math.floor(gift / cost) : 0;
  const message: PriceFact = {
    title: t(($) => $.home.price.message.title, { count: cost }),
    text:
      money === undefined
        ? t(($) => $.home.price.message.plain)
        : t(($) => $.home.price.message.text, { price: money }),
  };
  return [
    ...(cost > 0 ? [message] : []),
    t(($) => $.home.price.none),
    {
      title: t(($) => $.home.price.free.title),
      text:
        given > 0
          ? t(($) => $.home.price.free.gift, { count: given })
          : t(($) => $.home.price.free.text),
    },
  ];
}

/** The hero in the words of the brand. */
function homeHeroLabels(
  t: Translate,
  facts: { site: string; isSignUpOpen: boolean },
): HomeHeroLabels {
  const { site, isSignUpOpen } = facts;
  return {
    adults: t(($) => $.home.eyebrow),
    lead: t(($) => $.home.lead, { site }),
    signUp: t(($) => $.home.signUp),
    logIn: t(($) => $.home.logIn),
    look: t(($) => $.home.look),
    title: t(($) => $.home.headline),
    note: isSignUpOpen ? t(($) => $.home.note) : t(($) => $.errors.codes.signup_closed),
  };
}

/** What the service does, in three honest points. */
const steps = (t: Translate): HomePoint[] => [
  { icon: 'people', ...t(($) => $.home.steps.profile) },
  { icon: 'heart', ...t(($) => $.home.steps.search) },
  { icon: 'chat', ...t(($) => $.home.steps.chat) },
];

/** What a visitor may rely on: labels, clocks, charges. */
const promises = (t: Translate): HomePoint[] => [
  { icon: 'label', ...t(($) => $.home.promises.label) },
  { icon: 'clock', ...t(($) => $.home.promises.clock) },
  { icon: 'credits', ...t(($) => $.home.promises.charge) },
];
