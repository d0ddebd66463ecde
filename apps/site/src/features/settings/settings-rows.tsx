import { useQuery } from '@tanstack/react-query';
import type { SettingsGroup, SettingsRow } from '@velours/ui/blocks/SettingsPanes';
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
import { nativeName } from '@velours/locales/languages.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../app/data/api.ts';
import { useCardFacts, useSettings, useUser } from '../../app/data/hooks.ts';
import { placeOf } from '../../app/data/member-card.ts';
import { visibleLanguages } from '../../app/i18n/languages.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLanguageChoice } from '../../app/i18n/use-language-choice.ts';
import { useSearchView } from '../search/index.ts';
import { passkeysQuery, settingsPath, type Section } from './settings.ts';

/** Every row of /settings, with what it is set to now. */
export function useSettingsGroups(): readonly SettingsGroup[] {
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
