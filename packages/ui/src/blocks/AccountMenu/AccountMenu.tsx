import { Avatar } from '../../components/Avatar/index.ts';
import { Flyout, FlyoutLink, FlyoutList } from '../../components/Flyout/index.ts';
import {
  CreditsIcon,
  LanguageIcon,
  LogOutIcon,
  SettingsIcon,
  UserIcon,
} from '../../primitives/Icon/index.ts';
import { nameStyle } from './AccountMenu.css.ts';
import type { AccountMenuProps } from './AccountMenu.types.ts';

/** The member's own corner of the top navigation: name, thumbnail, and the way to profile, transactions, settings and log-out. */
export const AccountMenu = ({
  name,
  thumbnailUrl,
  links,
  onLogOut,
  isCurrent = false,
  labels,
}: AccountMenuProps) => (
  <Flyout
    triggerLabel={labels.trigger(name)}
    label={labels.trigger(name)}
    trigger={
      <>
        <Avatar src={thumbnailUrl} size="sm" loading="eager" />
        <span className={nameStyle} translate="no">
          {name}
        </span>
      </>
    }
  >
    <FlyoutList>
      {links.profile !== undefined && (
        <FlyoutLink href={links.profile} icon={<UserIcon />} isCurrent={isCurrent}>
          {labels.myProfile}
        </FlyoutLink>
      )}
      {links.transactions !== undefined && (
        <FlyoutLink href={links.transactions} icon={<CreditsIcon />}>
          {labels.transactions}
        </FlyoutLink>
      )}
      {links.settings !== undefined && (
        <FlyoutLink href={links.settings} icon={<SettingsIcon />}>
          {labels.settings}
        </FlyoutLink>
      )}
      {links.language !== undefined && (
        <FlyoutLink href={links.language} icon={<LanguageIcon />}>
          {labels.language}
        </FlyoutLink>
      )}
      <FlyoutLink href={links.logOut} icon={<LogOutIcon />} onPress={onLogOut}>
        {labels.logOut}
      </FlyoutLink>
    </FlyoutList>
  </Flyout>
);
