import { Heading } from '../../primitives/Heading/index.ts';
import {
  HeartIcon,
  LanguageIcon,
  LocationIcon,
  SearchIcon,
  UserIcon,
} from '../../primitives/Icon/index.ts';
import { InterestIcon } from '../../primitives/InterestIcon/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { detail, head, item, list, picture, root, words } from './MatchReasons.css.ts';
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
  note,
  reasons,
  size = 'full',
  headingLevel = 2,
}: MatchReasonsProps) =>
  reasons.length === 0 ? null : (
    <section className={root({ size })}>
      <div className={head}>
        <Heading level={headingLevel} size={size === 'full' ? 'md' : 'sm'}>
          {title}
        </Heading>
        {note === undefined ? null : (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </div>
      <ul className={list({ size })} role="list">
        {reasons.map(({ id, topic, interest, text, detail: from }) => (
          <li key={id} className={item}>
            <span className={picture({ size })}>
              <Picture topic={topic} interest={interest} />
            </span>
            <span className={words}>
              {text}
              {from === undefined ? null : <span className={detail}>{from}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
