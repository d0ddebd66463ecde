import { KindBadge } from '../../components/KindBadge/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { UserIcon } from '../../primitives/Icon/index.ts';
import type { CampaignPerson, CampaignPersonLabels } from './CampaignHero.types.ts';
import { isSeenFirst } from './container.ts';
import { caption, nobody } from './parts.css.ts';

export type CampaignPersonProps = { person: CampaignPerson; labels: CampaignPersonLabels };

/** The portrait, square, cut by what it stands in; too small for words where there is none. */
export const CampaignPersonPhoto = ({
  person: { photo },
  labels,
  index,
  sizes,
}: CampaignPersonProps & { index: number; sizes: string }) =>
  photo === null ? (
    <div className={nobody}>
      <UserIcon size="xl" label={labels.noPhoto} />
    </div>
  ) : (
    <ProfilePhoto
      status="active"
      src={photo.url}
      width={photo.width}
      height={photo.height}
      srcSet={photo.srcSet}
      sizes={sizes}
      placeholder={photo.placeholder}
      ratio="square"
      hasCorners={false}
      loading={isSeenFirst(index) ? 'eager' : 'lazy'}
    />
  );

/** Name, age and, in words, the kind of profile. */
export const CampaignPersonName = ({
  person: { name, age, kind },
  labels,
}: CampaignPersonProps) => (
  <span className={caption}>
    <strong>
      <bdi>{name}</bdi>, {age}
    </strong>{' '}
    {kind === 'member' ? null : <KindBadge kind={kind} label={labels.kind[kind]} />}
  </span>
);
