import { useId } from 'react';
import {
  card,
  cardEdge,
  first,
  firstInk,
  firstSoft,
  heart,
  heartInk,
  line,
  second,
  secondInk,
  secondSoft,
  shade,
} from './HeroDrawing.css.ts';
import { drawing } from './HomeHero.css.ts';

/** A profile card with nobody's portrait: a head and shoulders in the brand's colour. */
const Card = ({ soft, strong }: { soft: string; strong: string }) => {
  const clipId = useId();
  return (
    <>
      <rect className={shade} x="5" y="10" width="180" height="240" rx="26" />
      <rect className={card} width="180" height="240" rx="26" />
      <rect className={cardEdge} x="0.75" y="0.75" width="178.5" height="238.5" rx="25.5" />
      <clipPath id={clipId}>
        <rect x="14" y="14" width="152" height="160" rx="18" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <rect className={soft} x="14" y="14" width="152" height="160" />
        <circle className={strong} cx="90" cy="78" r="30" />
        <path className={strong} d="M28 186c2-44 27-68 62-68s60 24 62 68Z" />
      </g>
      <rect className={line} x="18" y="190" width="92" height="12" rx="6" />
      <rect className={line} x="18" y="212" width="58" height="10" rx="5" />
    </>
  );
};

/** The hero's picture: two profiles, a like and the beginning of a conversation. Drawn, so that it shows no one. */
export const HeroDrawing = () => (
  <svg viewBox="0 0 440 400" aria-hidden="true" className={drawing}>
    <g transform="translate(46 78) rotate(-8 90 120)">
      <Card soft={firstSoft} strong={first} />
    </g>
    <g transform="translate(222 62) rotate(7 90 120)">
      <Card soft={secondSoft} strong={second} />
    </g>
    <g transform="translate(180 176)">
      <circle className={shade} cx="44" cy="50" r="42" />
      <circle className={heart} cx="42" cy="42" r="42" />
      <path
        className={heartInk}
        d="M42 64C27.5 54.3 21.5 46.8 21.5 38.9A10.7 10.7 0 0 1 32.2 28c4.1 0 7.5 2 9.8 5.7 2.3-3.7 5.7-5.7 9.8-5.7a10.7 10.7 0 0 1 10.7 10.9C62.5 46.8 56.5 54.3 42 64Z"
      />
    </g>
    <g transform="translate(18 20)">
      <path
        className={first}
        d="M22 0h118a22 22 0 0 1 22 22v22a22 22 0 0 1-22 22H62L40 86V66H22A22 22 0 0 1 0 44V22A22 22 0 0 1 22 0Z"
      />
      <rect className={firstInk} x="24" y="20" width="104" height="8" rx="4" />
      <rect className={firstInk} x="24" y="38" width="66" height="8" rx="4" />
    </g>
    <g transform="translate(286 300)">
      <path
        className={second}
        d="M22 0h92a22 22 0 0 1 22 22v20a22 22 0 0 1-22 22h-6v20L86 64H22A22 22 0 0 1 0 42V22A22 22 0 0 1 22 0Z"
      />
      <circle className={secondInk} cx="46" cy="32" r="6.5" />
      <circle className={secondInk} cx="68" cy="32" r="6.5" />
      <circle className={secondInk} cx="90" cy="32" r="6.5" />
    </g>
  </svg>
);
