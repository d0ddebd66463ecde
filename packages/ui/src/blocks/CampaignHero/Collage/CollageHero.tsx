import { CampaignPersonName, CampaignPersonPhoto } from '../CampaignPersonPhoto.tsx';
import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignPeopleProps } from '../CampaignHero.types.ts';
import { besidePicture, frame, ground, panel, side } from '../parts.css.ts';
import { board, paper, photo, pinned } from './CollageHero.css.ts';

/** Portraits taped to a pinboard, each with its name under it. For the lander `collagelanding`. */
export const CollageHero = ({
  labels,
  facts,
  people,
  peopleLabels,
  children,
}: CampaignPeopleProps) => (
  <section className={`${ground} ${paper}`}>
    <div className={`${frame} ${besidePicture}`}>
      <div className={side}>
        <CampaignWords labels={labels} facts={facts} />
        <div className={panel}>{children}</div>
      </div>
      <ul className={board} role="list" aria-label={peopleLabels.people}>
        {people.map((person) => (
          <li key={person.id} className={pinned}>
            <div className={photo}>
              <CampaignPersonPhoto person={person} labels={peopleLabels} />
            </div>
            <CampaignPersonName person={person} labels={peopleLabels} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
