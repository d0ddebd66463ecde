import { Heading } from '../../primitives/Heading/index.ts';
import {
  HeartIcon,
  LanguageIcon,
  LocationIcon,
  SearchIcon,
  UserIcon,
} from '../../primitives/Icon/index.ts';
import { InterestIcon } from '../../primitives/InterestIcon/index.ts';
import { item, list, picture, root, words } from './MatchReasons.css.ts';
import type { MatchReason, MatchReasonsProps } from './MatchReasons.types.ts';

const icons = {
  place: LocationIcon,
  age: UserIcon,
  seeks: SearchIcon,
  like: HeartIcon,
  language: LanguageIcon,
};

const Picture = ({ topic, interest }: Pick<MatchReason, 'topic' | 'interest'>) => {
  if (topic === 'interest') return <InterestIcon interest={interest ?? ''} />;
  const TopicIcon = icons[topic];
  return <TopicIcon />;
};

/** Why the match finder suggests somebody: stated facts, no score and no per cent. */
export const MatchReasons = ({
  title,
  reasons,
  size = 'full',
  headingLevel = 2,
}: MatchReasonsProps) =>
  reasons.length === 0 ? null : (
    <section className={root({ size })}>
      <Heading level={headingLevel} size={size === 'full' ? 'md' : 'sm'}>
        {title}
      </Heading>
      <ul className={list({ size })} role="list">
        {reasons.map(({ id, topic, interest, text }) => (
          <li key={id} className={item}>
            <span className={picture({ size })}>
              <Picture topic={topic} interest={interest} />
            </span>
            <span className={words}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
