import { useState } from 'react';
import { PauseIcon, PlayIcon } from '../../primitives/Icon/index.ts';
import { gif as gifStyle, gifPicture, gifToggle } from './Gif.css.ts';

/** A moving picture of a provider, with the frame that stands for it while it does not move. */
export interface GifPicture {
  id: string;
  /** One frame. */
  stillUrl: string;
  animatedUrl: string;
  /** Pixels: its place is kept before it comes. */
  width: number;
  height: number;
  /** What happens in it: "A cat falls off a sofa". */
  alt: string;
}

export interface GifProps {
  /** The moving picture. */
  gif: GifPicture;
  /** Without them it stands still. */
  labels?: { play: string; pause: string } | undefined;
}

/** Stands still until it is played, and can be stopped at any time (WCAG 2.2.2): also right where motion is not wanted. */
export const Gif = ({ gif, labels }: GifProps) => {
  const [isPlaying, setPlaying] = useState(false);
  const { stillUrl, animatedUrl, width, height, alt } = gif;
  return (
    <span className={gifStyle}>
      <img
        className={gifPicture}
        src={isPlaying ? animatedUrl : stillUrl}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {labels === undefined ? null : (
        <button
          type="button"
          className={gifToggle}
          aria-label={`${isPlaying ? labels.pause : labels.play}: ${alt}`}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </span>
  );
};
