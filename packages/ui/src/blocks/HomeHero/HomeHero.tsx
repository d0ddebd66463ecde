import { Link } from '../../components/Link/index.ts';
import { CheckCircleIcon } from '../../primitives/Icon/index.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { HeroPeople } from './HeroPeople.tsx';
import {
  actions,
  adults,
  inner,
  lead,
  note,
  promise,
  second,
  section,
  title,
  words,
} from './HomeHero.css.ts';
import type { HomeHeroProps } from './HomeHero.types.ts';

/** The first thing a visitor sees: what this is, for whom, and how to begin. Whole without script and without people. */
export const HomeHero = ({
  labels,
  signUpHref,
  logInHref,
  lookHref,
  people = [],
  peopleLabels,
}: HomeHeroProps) => (
  <section className={section}>
    <div className={inner}>
      <div className={words}>
        <h1 className={title}>{labels.title}</h1>
        <p className={lead}>{labels.lead}</p>
        <div className={actions}>
          {signUpHref !== undefined && (
            <Link href={signUpHref} appearance="button" size="lg">
              {labels.signUp}
            </Link>
          )}
          {signUpHref === undefined ? (
            <Link href={logInHref} appearance="button" size="lg">
              {labels.logIn}
            </Link>
          ) : (
            <span className={second}>
              <Link
                href={lookHref ?? logInHref}
                appearance="button"
                variant="outline"
                tone="neutral"
                size="lg"
              >
                {lookHref === undefined ? labels.logIn : labels.look}
              </Link>
            </span>
          )}
        </div>
        {labels.promise !== undefined && (
          <p className={promise}>
            <CheckCircleIcon size="md" />
            {labels.promise}
          </p>
        )}
        {labels.adults !== undefined && <p className={adults}>{labels.adults}</p>}
        {labels.note !== undefined && <p className={note}>{labels.note}</p>}
      </div>
      {people.length === 0 || !peopleLabels ? (
        <HeroDrawing />
      ) : (
        <HeroPeople people={people} labels={peopleLabels} />
      )}
    </div>
  </section>
);
