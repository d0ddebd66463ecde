import { Card } from '../../components/Card/index.ts';
import {
  EyeIcon,
  LanguageIcon,
  LockIcon,
  MailIcon,
  TrashIcon,
} from '../../primitives/Icon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { SettingsPanesProps } from './SettingsPanes.types.ts';

export const settingsPanes = {
  title: 'Settings',
  backHref: '#settings',
  labels: { rows: 'Settings', back: 'All settings' },
  own: (
    <>
      <Card>
        <Text>Bram, 39</Text>
      </Card>
      <Text>This is how others see you</Text>
    </>
  ),
  groups: [
    {
      id: 'account',
      title: 'Account',
      rows: [
        {
          id: 'email',
          href: '#email',
          title: 'E-mail address',
          value: 'bram@example.org',
          icon: <MailIcon />,
        },
        { id: 'password', href: '#password', title: 'Password', icon: <LockIcon /> },
        {
          id: 'language',
          href: '#language',
          title: 'Language',
          value: 'English',
          icon: <LanguageIcon />,
        },
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      rows: [
        {
          id: 'delete',
          href: '#delete',
          title: 'Delete your account',
          value: 'You then have 14 days to come back',
          icon: <TrashIcon />,
        },
      ],
    },
  ],
} satisfies SettingsPanesProps;

/** The e-mail address was saved just now. */
export const savedGroups: SettingsPanesProps['groups'] = settingsPanes.groups.map((group) => ({
  ...group,
  rows: group.rows.map((row) => (row.id === 'email' ? { ...row, saved: 'Saved' } : row)),
}));

/** The longest words there are, and an address without a place to break. */
export const longPanes: SettingsPanesProps = {
  ...settingsPanes,
  title: 'Käyttäjätunnuksen asetukset',
  labels: { rows: 'Asetukset', back: 'Kaikki käyttäjätunnuksen asetukset' },
  groups: [
    {
      id: 'long',
      title: 'Benachrichtigungseinstellungen',
      rows: [
        {
          id: 'mail',
          href: '#mail',
          title: 'Sähköpostiosoitteen vaihtaminen',
          value: 'maximilianefriederikecharlotte@mecklenburg-vorpommern.velours.test',
          icon: <MailIcon />,
        },
        {
          id: 'seen',
          href: '#seen',
          title: 'Unsichtbarkeitsmodus',
          value: 'Donaudampfschifffahrtsgesellschaft',
          icon: <EyeIcon />,
        },
      ],
    },
  ],
};
