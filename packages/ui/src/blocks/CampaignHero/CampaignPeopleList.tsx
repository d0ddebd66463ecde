import { CampaignPersonName, CampaignPersonPhoto } from './CampaignPersonPhoto.tsx';
import type { CampaignPeopleProps } from './CampaignHero.types.ts';

type CampaignPeopleListProps = Pick<CampaignPeopleProps, 'people' | 'peopleLabels'> & {
  /** The looks: of the list, of one of them, of what frames the photo, and of what holds the name. */
  looks: { list: string; item: string; photo: string; name?: string };
  /** How wide a photo is laid out, as `img` takes it. */
  sizes: string;
};

/** Portraits, each with its name under it. */
export const CampaignPeopleList = ({
  people,
  peopleLabels,
  looks,
  sizes,
}: CampaignPeopleListProps) => (
  <ul className={looks.list} role="list" aria-label={peopleLabels.people}>
    {people.map((person, index) => (
      <li key={person.id} className={looks.item}>
        <div className={looks.photo}>
          <CampaignPersonPhoto person={person} labels={peopleLabels} index={index} sizes={sizes} />
        </div>
        <div className={looks.name}>
          <CampaignPersonName person={person} labels={peopleLabels} />
        </div>
      </li>
    ))}
  </ul>
);
