import { Avatar } from '../../components/Avatar/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import { LocationIcon } from '../../primitives/Icon/index.ts';
import { CampaignWords } from '../CampaignHero/CampaignWords.tsx';
import { ground, panel, side } from '../CampaignHero/parts.css.ts';
import { InterestList } from '../InterestList/index.ts';
import {
  about as aboutStyle,
  aboutTitle,
  askew,
  columns,
  form,
  identity,
  landing,
  letter as letterStyle,
  nameLine,
  photo as photoStyle,
  place as placeStyle,
  sheet,
} from './MemberLanding.css.ts';
import type { MemberLandingProps } from './MemberLanding.types.ts';

type Part = Pick<MemberLandingProps, 'member' | 'labels'>;

const Photo = ({ member: { photo }, labels }: Part) =>
  photo === null ? (
    <ProfilePhoto status="none" statusLabel={labels.noPhoto} />
  ) : (
    <ProfilePhoto
      status="active"
      src={photo.url}
      width={photo.width}
      height={photo.height}
      alt={labels.photo}
      loading="eager"
      fetchPriority="high"
    />
  );

/** Name, age, kind and place: what is known of the profile before one is a member. */
const Identity = ({ member: { name, age, kind, place }, labels }: Part) => (
  <div className={identity}>
    <p className={nameLine}>
      <span>
        <bdi>{name}</bdi>, {age}
      </span>{' '}
      {kind === 'member' ? null : <KindBadge kind={kind} label={labels.kind[kind]} size="md" />}
    </p>
    <p className={placeStyle}>
      <LocationIcon size="sm" />
      <span>{place}</span>
    </p>
  </div>
);

const About = ({
  member: { about, interests },
  labels,
  isLetter = false,
}: Part & { isLetter?: boolean }) => (
  <>
    {about === undefined ? null : (
      <div className={aboutStyle({ isLetter })}>
        <p className={aboutTitle}>{labels.about}</p>
        <blockquote lang="">{about}</blockquote>
      </div>
    )}
    {interests.length === 0 ? null : (
      <InterestList interests={interests} label={labels.interests} />
    )}
  </>
);

/**
 * The page a campaign leads to for one profile: whose it is, what kind, what they wrote, and sign-up. Three layouts of the same
 * facts; nobody waits, has looked or has written.
 */
export const MemberLanding = ({
  layout = 'portrait',
  member,
  labels,
  facts,
  children,
}: MemberLandingProps) => {
  const part = { member, labels };
  const words = (
    <CampaignWords labels={labels} facts={facts} align={layout === 'cover' ? 'center' : 'start'} />
  );
  const signUp = (
    <div className={form}>
      <div className={panel}>{children}</div>
    </div>
  );
  return (
    <section className={`${ground} ${landing({ layout })}`}>
      <div className={columns({ layout })}>
        {layout === 'portrait' ? (
          <>
            <div className={side}>
              <div className={askew}>
                <Photo {...part} />
              </div>
              <Identity {...part} />
              <About {...part} />
            </div>
            <div className={side}>
              {words}
              <div className={panel}>{children}</div>
            </div>
          </>
        ) : null}
        {layout === 'cover' ? (
          <>
            {words}
            <div className={photoStyle}>
              <Photo {...part} />
            </div>
            <div className={sheet}>
              <Identity {...part} />
              <About {...part} />
            </div>
            {signUp}
          </>
        ) : null}
        {layout === 'letter' ? (
          <>
            <div className={side}>
              {words}
              <div className={letterStyle}>
                <About {...part} isLetter />
                <div className={nameLine}>
                  <Avatar src={member.photo?.url ?? null} size="lg" alt={labels.photo} />
                  <Identity {...part} />
                </div>
              </div>
            </div>
            {signUp}
          </>
        ) : null}
      </div>
    </section>
  );
};
