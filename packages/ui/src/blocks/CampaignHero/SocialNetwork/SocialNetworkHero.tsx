import { Avatar } from '../../../components/Avatar/index.ts';
import { CampaignPersonName, CampaignPersonPhoto } from '../CampaignPersonPhoto.tsx';
import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignPeopleProps } from '../CampaignHero.types.ts';
import { isSeenFirst } from '../container.ts';
import { frame, ground, panel } from '../parts.css.ts';
import {
  author,
  columns,
  feed,
  form,
  page,
  picture,
  post,
  quote,
  says,
} from './SocialNetworkHero.css.ts';

export interface SocialNetworkHeroProps extends CampaignPeopleProps {
  /** Above each text, says whose words and where from: "From the profile". Nobody has posted anything. */
  aboutLabel: string;
}

/** A column of cards as in a social network: what demo profiles say of themselves. For the lander `socialnetwork`. */
export const SocialNetworkHero = ({
  labels,
  facts,
  people,
  peopleLabels,
  aboutLabel,
  children,
}: SocialNetworkHeroProps) => (
  <section className={`${ground} ${page}`}>
    <div className={frame}>
      <CampaignWords labels={labels} facts={facts} />
      <div className={columns}>
        <ul className={feed} role="list" aria-label={peopleLabels.people}>
          {people.map((person, index) => (
            <li key={person.id} className={post}>
              <div className={author}>
                <Avatar src={person.thumbnailUrl} loading={isSeenFirst(index) ? 'eager' : 'lazy'} />
                <CampaignPersonName person={person} labels={peopleLabels} />
              </div>
              {index % 3 === 0 ? (
                <div className={picture}>
                  <CampaignPersonPhoto
                    person={person}
                    labels={peopleLabels}
                    index={index}
                    sizes="(min-width: 48rem) 22rem, 84vw"
                  />
                </div>
              ) : null}
              {person.about === undefined ? null : (
                <div className={says}>
                  <p>{aboutLabel}</p>
                  <blockquote className={quote} lang="">
                    {person.about}
                  </blockquote>
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className={form}>
          <div className={panel}>{children}</div>
        </div>
      </div>
    </div>
  </section>
);
