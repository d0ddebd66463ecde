import type { ReactNode } from 'react';
import { PauseIcon, PlayIcon } from '../../primitives/Icon/index.ts';
import {
  box,
  film as filmStyle,
  pause,
  picture,
  stage,
  whileMoving,
  whilePaused,
} from './Stage.css.ts';
import type { CampaignMovingProps } from './CampaignHero.types.ts';

export type StageProps = Pick<CampaignMovingProps, 'film' | 'pauseLabel'> & {
  /** The drawn scene, shown where there is no film. Decoration: what it says stands in words too. */
  children: ReactNode;
};

/**
 * A moving picture that can be stopped (WCAG 2.2.2), without script: a drawn scene with a switch, or a film with the browser's
 * controls and captions, which waits to be begun.
 */
export const Stage = ({ film, pauseLabel, children }: StageProps) =>
  film === undefined ? (
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
  ) : (
    <div className={stage}>
      <div className={picture}>
        <video
          className={filmStyle}
          controls
          playsInline
          preload="none"
          poster={film.poster}
          width={film.width}
          height={film.height}
          aria-label={film.title}
        >
          <source src={film.src} type={film.type} />
          <track
            kind="captions"
            src={film.captions.src}
            srcLang={film.captions.language}
            label={film.captions.label}
            default
          />
        </video>
      </div>
    </div>
  );
