import { Avatar } from '../../../components/Avatar/index.ts';
import { CampaignPersonName } from '../CampaignPersonPhoto.tsx';
import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignPeopleProps } from '../CampaignHero.types.ts';
import { isSeenFirst } from '../container.ts';
import { besidePicture, besideWords, ground, panel, side } from '../parts.css.ts';
import { drop, land, note, pin, pins, place, plate } from './MapHero.css.ts';
import { DrawnMap } from './DrawnMap.tsx';

export interface MapHeroProps extends CampaignPeopleProps {
  /** Says that it is nobody's address: "A drawn map. Nobody’s place is shown on it." */
  mapNote: string;
}

/** A town that does not exist, with profiles pinned to it. For the lander `maplanding`. */
export const MapHero = ({
  labels,
  facts,
  people,
  peopleLabels,
  mapNote,
  children,
}: MapHeroProps) => (
  <section className={`${ground} ${land}`}>
    <div className={besidePicture}>
      <CampaignWords labels={labels} facts={facts} />
      <div className={`${place} ${besideWords}`}>
        <DrawnMap />
        <ul className={pins} role="list" aria-label={peopleLabels.people}>
          {people.map((person, index) => (
            <li key={person.id} className={pin}>
              <span className={drop}>
                <Avatar
                  src={person.thumbnailUrl}
                  size="lg"
                  loading={isSeenFirst(index) ? 'eager' : 'lazy'}
                />
              </span>
              <span className={plate}>
                <CampaignPersonName person={person} labels={peopleLabels} />
              </span>
            </li>
          ))}
        </ul>
        <p className={note}>{mapNote}</p>
      </div>
      <div className={side}>
        <div className={panel}>{children}</div>
      </div>
    </div>
  </section>
);
