import { CampaignPersonName, CampaignPersonPhoto } from './CampaignPersonPhoto.tsx';
import type { CampaignPeopleProps } from './CampaignHero.types.ts';

type CampaignPeopleListProps = Pick<CampaignPeopleProps, 'people' | 'peopleLabels'> & {
  /** The looks: of the list, of one of them, of what frames the photo, and of what holds the name. */
  looks: { list: string; item: string; photo: string; name?: string };
};

/** Portraits, each with its name under it. */
export const CampaignPeopleList = ({ people, peopleLabels, looks }: CampaignPeopleListProps) => (
  <ul className={looks.list} role="list" aria-label={peopleLabels.people}>
    {people.map((person) => (
      <li key={person.id} className={looks.item}>
        <div className={looks.photo}>
          <CampaignPersonPhoto person={person} labels={peopleLabels} />
        </div>
        <div className={looks.name}>
          <CampaignPersonName person={person} labels={peopleLabels} />
        </div>
      </li>
    ))}
  </ul>
);
