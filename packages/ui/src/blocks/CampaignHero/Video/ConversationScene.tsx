import { heartPath } from '../heartPath.ts';
import {
  back,
  backInk,
  bubble,
  face,
  faceGround,
  first,
  firstInk,
  ground,
  heart,
  line,
  scene,
  second,
  secondInk,
} from './ConversationScene.css.ts';

/** One of the two: a bubble with lines for words, appearing in its turn. */
const Bubble = ({
  turn,
  x,
  y,
  width,
  lines,
  isOwn = false,
}: {
  turn: 1 | 2 | 3 | 4;
  x: number;
  y: number;
  width: number;
  lines: readonly number[];
  isOwn?: boolean;
}) => (
  <g className={bubble({ turn })}>
    <rect
      className={isOwn ? first : second}
      x={x}
      y={y}
      width={width}
      height={28 + lines.length * 18}
      rx="20"
    />
    {lines.map((length, index) => (
      <rect
        key={length}
        className={isOwn ? firstInk : secondInk}
        x={x + 20}
        y={y + 18 + index * 18}
        width={length}
        height="8"
        rx="4"
      />
    ))}
  </g>
);

/** A conversation between two people nobody sees: bubbles come one by one, then a heart. */
export const ConversationScene = () => (
  <svg className={scene} viewBox="0 0 360 600" aria-hidden="true">
    <rect className={ground} width="360" height="600" />
    <rect className={back} width="360" height="92" />
    <circle className={faceGround} cx="56" cy="50" r="26" />
    <circle className={face} cx="56" cy="44" r="9" />
    <path className={face} d="M38 68c1-11 8-17 18-17s17 6 18 17a26 26 0 0 1-36 0Z" />
    <rect className={backInk} x="98" y="34" width="110" height="12" rx="6" />
    <rect className={backInk} x="98" y="56" width="66" height="8" rx="4" opacity="0.6" />
    <Bubble turn={1} x={24} y={124} width={210} lines={[150, 96]} />
    <Bubble turn={2} x={136} y={206} width={200} lines={[140]} isOwn />
    <Bubble turn={3} x={24} y={270} width={236} lines={[180, 190, 80]} />
    <Bubble turn={4} x={116} y={370} width={220} lines={[170, 120]} isOwn />
    <g transform="translate(70 484)">
      <path className={heart} d={heartPath} transform="scale(2)" />
    </g>
    <rect className={line} x="24" y="530" width="256" height="46" rx="23" />
    <circle className={first} cx="313" cy="553" r="23" />
    <path className={firstInk} d="m304 543 20 10-20 10 4-10Z" />
  </svg>
);
