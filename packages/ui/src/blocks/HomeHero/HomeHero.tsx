import { Link, takeOver } from '../../components/Link/index.ts';
import { CheckCircleIcon } from '../../primitives/Icon/index.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { HeroPeople } from './HeroPeople.tsx';
import {
  actions,
  eyebrow,
  inner,
  lead,
  note,
  promise,
  section,
  title,
  words,
} from './HomeHero.css.ts';
import type { HomeHeroProps } from './HomeHero.types.ts';

/** The second way, where sign-up is the first. */
const second = { variant: 'outline', tone: 'neutral' } as const;

/** The first thing a visitor sees: what this is, for whom, and how to begin. Whole without script and without people. */
export const HomeHero = ({
  labels,
  signUpHref,
  logInHref,
  lookHref,
  onSignUp,
  people = [],
  peopleLabels,
}: HomeHeroProps) => (
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
);
