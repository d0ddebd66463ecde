import { CampaignWords } from '../CampaignWords.tsx';
import type { CampaignMovingProps } from '../CampaignHero.types.ts';
import { frame, ground, panel, side } from '../parts.css.ts';
import { Stage } from '../Stage.tsx';
import { FourScenes } from './FourScenes.tsx';
import { air, columns, step, steps as stepsStyle, stepTitle } from './TransitionsHero.css.ts';

export interface TransitionsHeroProps extends CampaignMovingProps {
  /** What the four scenes show, in words: all of them are always there to read. */
  steps: readonly [string, string, string, string];
}

/** Four drawn scenes that turn into one another, from a profile to a meeting. For the lander `transitionsvideolanding`. */
export const TransitionsHero = ({
  labels,
  facts,
  pauseLabel,
  steps,
  children,
}: TransitionsHeroProps) => (
  <section className={`${ground} ${air}`}>
    <div className={frame}>
      <CampaignWords labels={labels} facts={facts} align="center" />
      <div className={columns}>
        <div className={side}>
          <Stage pauseLabel={pauseLabel}>
            <FourScenes />
          </Stage>
          <ol className={stepsStyle} role="list">
            {steps.map((text) => (
              <li key={text} className={step}>
                <span className={stepTitle}>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={panel}>{children}</div>
      </div>
    </div>
  </section>
);
