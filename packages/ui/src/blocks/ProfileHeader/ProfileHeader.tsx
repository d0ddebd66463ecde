import { KindBadge } from '../../components/KindBadge/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { InfoIcon, LocationIcon, MatchIcon } from '../../primitives/Icon/index.ts';
import {
  badges,
  header,
  notice,
  noticeWords,
  place as placeStyle,
  words,
} from './ProfileHeader.css.ts';
import type { ProfileHeaderProps } from './ProfileHeader.types.ts';

/** Whose profile it is: photo, name, age, place, and plainly what kind of profile where it is not a real member's. */
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
  children,
}: ProfileHeaderProps) => (
  <header className={header}>
    {photo === null ? (
      <ProfilePhoto status="none" statusLabel={photoLabel} />
    ) : (
      <ProfilePhoto
        status="active"
        src={photo.url}
        alt={photoLabel}
        width={photo.width}
        height={photo.height}
        loading="eager"
        fetchPriority="high"
      />
    )}
    <div className={words}>
      <Heading level={1} isFocusable>
        {name}, {age}
      </Heading>
      {place === '' ? null : (
        <p className={placeStyle}>
          <LocationIcon size="sm" />
          <span>{place}</span>
        </p>
      )}
      <div className={badges}>
        {kindLabel === undefined ? null : <KindBadge kind={kind} label={kindLabel} size="md" />}
        {isOnline ? <StatusBadge tone="success">{onlineLabel}</StatusBadge> : null}
        {matchLabel === undefined ? null : (
          <StatusBadge tone="secondary" icon={<MatchIcon size="sm" />}>
            {matchLabel}
          </StatusBadge>
        )}
      </div>
      {kindNotice === undefined ? null : (
        <p className={notice}>
          <InfoIcon />
          <span className={noticeWords}>{kindNotice}</span>
        </p>
      )}
      {children}
    </div>
  </header>
);
