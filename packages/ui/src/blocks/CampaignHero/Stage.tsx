import type { ReactNode } from 'react';
import { PauseIcon, PlayIcon } from '../../primitives/Icon/index.ts';
import { box, pause, picture, stage, whileMoving, whilePaused } from './Stage.css.ts';
import type { CampaignMovingProps } from './CampaignHero.types.ts';

export type StageProps = Pick<CampaignMovingProps, 'pauseLabel'> & {
  /** The drawn scene. Decoration: what it says stands in words too. */
  children: ReactNode;
};

/** A moving picture that can be stopped (WCAG 2.2.2), without script: a drawn scene with a switch. */
export const Stage = ({ pauseLabel, children }: StageProps) => (
  <div className={stage}>
    <div className={picture}>{children}</div>
    <label className={pause}>
      <input className={box} type="checkbox" />
      <span className={whileMoving}>
        <PauseIcon size="sm" />
      </span>
      <span className={whilePaused}>
        <PlayIcon size="sm" />
      </span>
      <span>{pauseLabel}</span>
    </label>
  </div>
);
