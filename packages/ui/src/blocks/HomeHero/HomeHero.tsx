import { Link, takeOver } from '../../components/Link/index.ts';
import {
  ChatIcon,
  CheckCircleIcon,
  CreditsIcon,
  HeartIcon,
  LockIcon,
  UsersIcon,
} from '../../primitives/Icon/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { HeroPeople } from './HeroPeople.tsx';
import {
  actions,
  eyebrow,
  inner,
  lead,
  note,
  point,
  pointIcon,
  points as pointsStyle,
  pointsFrame,
  pointText,
  pointTitle,
  promise,
  section,
  title,
  words,
} from './HomeHero.css.ts';
import type { HomeHeroPoint, HomeHeroProps } from './HomeHero.types.ts';

const icons = {
  heart: HeartIcon,
  chat: ChatIcon,
  shield: LockIcon,
  tag: CreditsIcon,
  people: UsersIcon,
};

const Point = ({ icon, title: pointName, text }: HomeHeroPoint) => {
  const PointIcon = icons[icon];
  return (
    <li className={point}>
      <span className={pointIcon}>
        <PointIcon size="lg" />
      </span>
      <h3 className={pointTitle}>{pointName}</h3>
      <p className={pointText}>{text}</p>
    </li>
  );
};

/** The second way, where sign-up is the first. */
const second = { variant: 'outline', tone: 'neutral' } as const;

/** The first thing a visitor sees: what this is, for whom, and how to begin. Whole without script and without people. */
export const HomeHero = ({
  labels,
  signUpHref,
  logInHref,
  lookHref,
  onSignUp,
  points = [],
  people = [],
  peopleLabels,
}: HomeHeroProps) => (
  <>
    <section className={section}>
      <div className={inner}>
        <div className={words}>
          {labels.eyebrow !== undefined && <p className={eyebrow}>{labels.eyebrow}</p>}
          <h1 className={title}>{labels.title}</h1>
          <p className={lead}>{labels.lead}</p>
          <div className={actions}>
            {signUpHref !== undefined && (
              <Link href={signUpHref} appearance="button" size="lg" onPress={takeOver(onSignUp)}>
                {labels.signUp}
              </Link>
            )}
            <Link
              href={lookHref ?? logInHref}
              appearance="button"
              size="lg"
              {...(signUpHref === undefined ? {} : second)}
            >
              {lookHref === undefined ? labels.logIn : labels.look}
            </Link>
          </div>
          {labels.promise !== undefined && (
            <p className={promise}>
              <CheckCircleIcon size="md" />
              {labels.promise}
            </p>
          )}
          {labels.note !== undefined && <p className={note}>{labels.note}</p>}
        </div>
        {people.length === 0 || !peopleLabels ? (
          <HeroDrawing />
        ) : (
          <HeroPeople people={people} labels={peopleLabels} />
        )}
      </div>
    </section>
    {points.length > 0 && (
      <div className={pointsFrame}>
        {labels.pointsTitle !== undefined && <Heading level={2}>{labels.pointsTitle}</Heading>}
        <ul role="list" className={pointsStyle}>
          {points.map((one) => (
            <Point key={one.title} {...one} />
          ))}
        </ul>
      </div>
    )}
  </>
);
