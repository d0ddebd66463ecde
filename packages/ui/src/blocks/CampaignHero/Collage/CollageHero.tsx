import { CampaignPeopleList } from '../CampaignPeopleList.tsx';
import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignPeopleProps } from '../CampaignHero.types.ts';
import { besidePicture, besideWords, ground, panel, side } from '../parts.css.ts';
import { board, paper, photo, pinned } from './CollageHero.css.ts';

/** Portraits taped to a pinboard, each with its name under it. For the lander `collagelanding`. */
export const CollageHero = ({ labels, facts, children, ...people }: CampaignPeopleProps) => (
  <section className={`${ground} ${paper}`}>
    <div className={besidePicture}>
      <CampaignWords labels={labels} facts={facts} />
      <div className={besideWords}>
        <CampaignPeopleList
          {...people}
          looks={{ list: board, item: pinned, photo }}
          sizes="(min-width: 62rem) 20rem, (min-width: 48rem) 27vw, 41vw"
        />
      </div>
      <div className={side}>
        <div className={panel}>{children}</div>
      </div>
    </div>
  </section>
);
