import { useId } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MemberCard } from '../MemberCard/index.ts';
import { peopleGrid, peopleCell } from './HomePeople.css.ts';
import type { HomePeopleProps } from './HomeHero.types.ts';

/** Six people who are here: in rows of two on a phone, of three on a tablet, in one from 992 px on. */
export const HomePeople = ({ title, note, people, labels, more }: HomePeopleProps) => {
  const id = useId();
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Stack gap="xs">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text tone="muted">{note}</Text>
      </Stack>
      <ul role="list" className={peopleGrid}>
        {people.slice(0, 6).map(({ href, ...member }) => (
          <li key={member.id} className={peopleCell}>
            <MemberCard member={member} href={href} labels={labels} />
          </li>
        ))}
      </ul>
      {more === undefined ? null : (
        <div>
          <Link href={more.href} appearance="button" variant="outline" tone="neutral">
            {more.label}
          </Link>
        </div>
      )}
    </Stack>
  );
};
