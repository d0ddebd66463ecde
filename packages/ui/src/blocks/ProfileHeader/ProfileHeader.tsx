import { KindBadge } from '../../components/KindBadge/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { firstCharacter } from '../../primitives/firstCharacter.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { InfoIcon, MatchIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import {
  actions as actionsStyle,
  dot,
  identity,
  initial,
  menu as menuStyle,
  notice,
  noticeWords,
  picture,
  place as placeStyle,
  profile,
  title,
  words,
} from './ProfileHeader.css.ts';
import type { ProfileHeaderProps } from './ProfileHeader.types.ts';

/**
 * Whose profile it is, the face first: photo, name, age, place, and plainly what kind of profile where it is not a real member's.
 * What can be done stands at a phone's lower edge, and below the name where there is room.
 */
export const ProfileHeader = ({
  name,
  age,
  kind,
  kindLabel,
  kindNotice,
  place,
  photo,
  isOnline,
  onlineLabel,
  matchLabel,
  photoLabel,
  actions,
  menu,
  children,
}: ProfileHeaderProps) => (
  <div className={profile}>
    <div data-profile-photo className={picture({ ground: photo === null ? 'folds' : 'photo' })}>
      {photo === null ? (
        <>
          <span className={initial} aria-hidden suppressHydrationWarning>
            {firstCharacter(name)}
          </span>
          <VisuallyHidden>{photoLabel}</VisuallyHidden>
        </>
      ) : (
        <ProfilePhoto
          status="active"
          ratio="fill"
          src={photo.url}
          alt={photoLabel}
          width={photo.width}
          height={photo.height}
          hasCorners={false}
          loading="eager"
          fetchPriority="high"
        />
      )}
    </div>
    <header className={identity({ hasScrim: photo !== null })}>
      {kindLabel === undefined ? null : (
        <KindBadge kind={kind} label={kindLabel} size="md" appearance="photo" />
      )}
      <div className={title}>
        <Heading level={1} isFocusable>
          <bdi>{name}</bdi>, {age}
        </Heading>
      </div>
      <p className={placeStyle}>
        {isOnline ? (
          <>
            <span className={dot} />
            {onlineLabel}
            {place === '' ? null : ' · '}
          </>
        ) : null}
        {place}
      </p>
    </header>
    {menu === undefined || menu === null ? null : <div className={menuStyle}>{menu}</div>}
    <div className={words}>
      {actions === undefined || actions === null ? null : (
        <div className={actionsStyle}>{actions}</div>
      )}
      {matchLabel === undefined ? null : (
        <div>
          <StatusBadge tone="secondary" icon={<MatchIcon size="sm" />}>
            {matchLabel}
          </StatusBadge>
        </div>
      )}
      {children}
      {kindNotice === undefined ? null : (
        <p className={notice}>
          <InfoIcon />
          <span className={noticeWords}>{kindNotice}</span>
        </p>
      )}
    </div>
  </div>
);
