import { useId } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import {
  ChatIcon,
  ClockIcon,
  CreditsIcon,
  HeartIcon,
  TagIcon,
  UsersIcon,
} from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  point,
  pointIcon,
  points as pointsStyle,
  pointText,
  pointTitle,
} from './HomePoints.css.ts';
import type { HomePoint, HomePointsProps } from './HomeHero.types.ts';

const icons = {
  heart: HeartIcon,
  chat: ChatIcon,
  label: TagIcon,
  clock: ClockIcon,
  credits: CreditsIcon,
  people: UsersIcon,
};

const Point = ({ icon, title, text }: HomePoint) => {
  const PointIcon = icons[icon];
  return (
    <li className={point}>
      <span className={pointIcon}>
        <PointIcon size="lg" />
      </span>
      <h3 className={pointTitle}>{title}</h3>
      <p className={pointText}>{text}</p>
    </li>
  );
};

/** A few facts side by side, each with its drawing: how it works, what is promised. */
export const HomePoints = ({ title, points }: HomePointsProps) => {
  const id = useId();
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul role="list" className={pointsStyle}>
        {points.map((one) => (
          <Point key={one.title} {...one} />
        ))}
      </ul>
    </Stack>
  );
};
