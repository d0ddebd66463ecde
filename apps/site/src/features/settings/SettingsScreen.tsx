import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { nativeName } from '@velours/locales/languages.ts';
import {
  SettingsPanes,
  type SettingsGroup,
  type SettingsRow,
} from '@velours/ui/blocks/SettingsPanes';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import {
  BellIcon,
  BlockIcon,
  CheckCircleIcon,
  EyeIcon,
  EyeOffIcon,
  InstallIcon,
  LanguageIcon,
  LocationIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  SearchIcon,
  TrashIcon,
} from '@velours/ui/primitives/Icon';
import { useApi } from '../../app/data/api.ts';
import { useCardFacts, useSettings, useUser, useSearchView } from '../../app/data/hooks.ts';
import { placeOf } from '../../app/data/member-card.ts';
import { visibleLanguages } from '../../app/i18n/languages.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLanguageChoice } from '../../app/i18n/use-language-choice.ts';
import { OwnCard } from '../people/OwnCard.tsx';
import { LocationSection, PushSection, SearchSection } from './DeviceSections.tsx';
import { EmailSection, PasswordSection } from './LogInSections.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { AppearanceSection, LanguageSection, PrivacySection } from './PreferenceSections.tsx';
import {
  openSection,
  passkeysQuery,
  settingsPath,
  type SavedForm,
  type Section,
} from './settings.ts';

const SECTION: Readonly<Record<Section, (props: SavedForm) => ReactNode>> = {
  email: EmailSection,
  password: PasswordSection,
  passkeys: PasskeySection,
  appearance: AppearanceSection,
  search: SearchSection,
  language: LanguageSection,
  privacy: PrivacySection,
  push: PushSection,
  location: LocationSection,
};

/** /settings (A01, B07): everything about the account as rows with their values; a row opens at an address of its own. */
export function SettingsScreen(): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const user = useUser();
  const groups = useSettingsGroups();
  const section = openSection(params);
  const Open = section && SECTION[section];
  return (
    <Container isPage>
      <SettingsPanes
        title={t(($) => $.settings.title)}
        groups={groups}
        own={
          user && (
            <OwnCard profile={user.profile} title={t(($) => $.settings.own.title)}>
              <Link appearance="button" href="/profile">
                {t(($) => $.settings.own.edit)}
              </Link>
            </OwnCard>
          )
        }
        current={section ?? undefined}
        backHref="/settings"
        labels={{ rows: t(($) => $.settings.sections), back: t(($) => $.settings.all) }}
      >
        {Open ? <Open key={section} saved={params.get('saved')} /> : undefined}
      </SettingsPanes>
    </Container>
  );
}

/** Every row of /settings, with what it is set to now. */
function useSettingsGroups(): readonly SettingsGroup[] {
  const t = useTranslate();
  const user = useUser();
  const facts = useCardFacts();
  const { visible_languages: languages } = useSettings();
  const { current } = useLanguageChoice();
  const isEndless = useSearchView() === 'endless';
  const { data: passkeys = [] } = useQuery({ ...passkeysQuery(useApi()), staleTime: 60_000 });
  const { color_scheme: scheme, invisible, discreet } = user?.preferences ?? {};

  const row = (section: Section, icon: ReactNode, value?: string): SettingsRow => ({
    id: section,
    href: settingsPath(section),
    title: t(($) => $.settings[section].title),
    value,
    icon,
  });
  const page = (
    href: string,
    name: 'notifications' | 'blocked' | 'sessions' | 'export' | 'delete',
    icon: ReactNode,
  ): SettingsRow => ({
    id: name,
    href,
    title: t(($) => $.settings.more[name].title),
    value: t(($) => $.settings.more[name].text),
    icon,
  });
  const modes = [
    invisible === true ? t(($) => $.settings.privacy.invisible) : '',
    discreet === true ? t(($) => $.settings.privacy.discreet) : '',
  ].filter(Boolean);

  return [
    {
      id: 'account',
      title: t(($) => $.settings.groups.account),
      rows: [
        row('email', <MailIcon />, user?.email),
        row('password', <LockIcon />),
        row(
          'passkeys',
          <CheckCircleIcon />,
          passkeys.length === 0 ? t(($) => $.settings.passkeys.none) : undefined,
        ),
        row('location', <LocationIcon />, user ? placeOf(user.profile, facts) : undefined),
      ],
    },
    {
      id: 'quiet',
      title: t(($) => $.settings.groups.quiet),
      rows: [
        row('push', <BellIcon />),
        page('/notifications', 'notifications', <MailIcon />),
        row('privacy', <EyeOffIcon />, modes.length === 0 ? undefined : facts.formats.list(modes)),
        page('/blocked-members', 'blocked', <BlockIcon />),
      ],
    },
    {
      id: 'look',
      title: t(($) => $.settings.groups.look),
      rows: [
        row('appearance', <EyeIcon />, scheme && t(($) => $.settings.appearance.schemes[scheme])),
        ...(visibleLanguages(languages).length > 1
          ? [row('language', <LanguageIcon />, nativeName(current))]
          : []),
        row('search', <SearchIcon />, isEndless ? t(($) => $.settings.search.endless) : undefined),
      ],
    },
    {
      id: 'data',
      title: t(($) => $.settings.groups.data),
      rows: [
        page('/settings/sessions', 'sessions', <LogOutIcon />),
        page('/settings/export', 'export', <InstallIcon />),
        page('/settings/delete', 'delete', <TrashIcon />),
      ],
    },
  ];
}
