import { CampaignPersonName, CampaignPersonPhoto } from '../CampaignPersonPhoto.tsx';
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
export const GalleryHero = ({
  labels,
  facts,
  people,
  peopleLabels,
  children,
}: CampaignPeopleProps) => (
  <section className={`${ground} ${wall}`}>
    <div className={frame}>
      <CampaignWords labels={labels} facts={facts} align="center" />
      <div className={rooms}>
        <div className={middle}>
          <div className={panel}>{children}</div>
        </div>
        <ul className={hang} role="list" aria-label={peopleLabels.people}>
          {people.map((person) => (
            <li key={person.id} className={picture}>
              <div className={pictureFrame}>
                <CampaignPersonPhoto person={person} labels={peopleLabels} />
              </div>
              <div className={plate}>
                <CampaignPersonName person={person} labels={peopleLabels} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <div className={floor} />
  </section>
);
