import { CampaignPeopleList } from '../CampaignPeopleList.tsx';
import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignPeopleProps } from '../CampaignHero.types.ts';
import { frame, ground, panel } from '../parts.css.ts';
import {
  floor,
  hang,
  middle,
  picture,
  pictureFrame,
  plate,
  rooms,
  wall,
} from './GalleryHero.css.ts';

/** Portraits in frames on a wall, a plate under each, sign-up hung among them. For the lander `gallery`. */
export const GalleryHero = ({ labels, facts, children, ...people }: CampaignPeopleProps) => (
  <section className={`${ground} ${wall}`}>
    <div className={frame}>
      <CampaignWords labels={labels} facts={facts} align="center" />
      <div className={rooms}>
        <CampaignPeopleList
          {...people}
          looks={{ list: hang, item: picture, photo: pictureFrame, name: plate }}
          sizes="(min-width: 75rem) 22.5rem, (min-width: 48rem) 25vw, 36vw"
        />
        <div className={middle}>
          <div className={panel}>{children}</div>
        </div>
      </div>
    </div>
    <div className={floor} />
  </section>
);
