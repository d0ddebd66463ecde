import { MemberCard } from '../MemberCard/index.ts';
import {
  firstFold,
  heart,
  people as peopleStyle,
  person,
  secondFold,
  stage,
} from './HeroPeople.css.ts';
import type { HomeHeroProps } from './HomeHero.types.ts';

/** So many stand there on a phone; the photo of one that does not is never asked for. */
const SEEN_FIRST = 2;

/** Sample profiles on the mark's two folds, each with its kind: nobody is said to be online or to like anything. */
export const HeroPeople = ({
  people,
  labels,
}: {
  people: NonNullable<HomeHeroProps['people']>;
  labels: NonNullable<HomeHeroProps['peopleLabels']>;
}) => (
  <div className={stage}>
    <svg viewBox="0 0 32 32" aria-hidden="true" className={heart}>
      <path
        className={firstFold}
        d="M16 29C6.6 22.6 2 17.2 2 11.2 2 6.7 5.4 3.5 9.6 3.5c5 0 8.4 4.6 8.4 11.3 0 5-.8 9.8-2 14.2Z"
      />
      <path
        className={secondFold}
        d="M16 29c9.4-6.4 14-11.8 14-17.8 0-4.5-3.4-7.7-7.6-7.7-5 0-8.4 4.6-8.4 11.3 0 5 .8 9.8 2 14.2Z"
      />
    </svg>
    <ul className={peopleStyle} role="list" aria-label={labels.list}>
      {people.map(({ href, ...member }, index) => (
        <li key={member.id} className={person}>
          <MemberCard
            member={{ ...member, interest: '', isOnline: false, isLiked: false, isMatch: false }}
            href={href}
            isPriority={index < SEEN_FIRST}
            headingLevel={2}
            labels={{ kind: labels.kind, online: '', match: '', like: () => '' }}
          />
        </li>
      ))}
    </ul>
  </div>
);
