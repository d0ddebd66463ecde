import { heartPath } from '../heartPath.ts';
import {
  card,
  dusk,
  dusk2,
  first,
  firstInk,
  ground,
  hill,
  line,
  scene,
  second,
  secondInk,
  stage,
  sun,
  third,
  thirdInk,
} from './FourScenes.css.ts';

/** A grown-up from the waist up, in one colour: nobody in particular. */
const Figure = ({ x, y, size, look }: { x: number; y: number; size: number; look: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} className={look}>
    <circle cx="0" cy="-62" r="26" />
    <path d="M-52 60c0-62 18-92 52-92s52 30 52 92Z" />
  </g>
);

const ProfileScene = () => (
  <>
    <rect className={ground} width="640" height="400" />
    <rect className={card} x="210" y="50" width="220" height="300" rx="24" />
    <rect className={first} x="230" y="70" width="180" height="160" rx="14" />
    <Figure x={320} y={170} size={1} look={firstInk} />
    <rect className={line} x="230" y="252" width="120" height="16" rx="8" />
    <rect className={line} x="230" y="282" width="180" height="10" rx="5" />
    <rect className={line} x="230" y="304" width="140" height="10" rx="5" />
    <circle className={second} cx="430" cy="340" r="34" />
    <path className={secondInk} d="m414 340 12 12 22-24 6 6-28 30-18-18Z" />
  </>
);

const LikeScene = () => (
  <>
    <rect className={dusk} width="640" height="400" />
    <g transform="rotate(-7 200 200)">
      <rect className={card} x="110" y="80" width="180" height="240" rx="22" />
      <rect className={first} x="126" y="96" width="148" height="140" rx="12" />
      <Figure x={200} y={182} size={0.88} look={firstInk} />
      <rect className={line} x="126" y="256" width="100" height="14" rx="7" />
    </g>
    <g transform="rotate(7 440 200)">
      <rect className={card} x="350" y="80" width="180" height="240" rx="22" />
      <rect className={third} x="366" y="96" width="148" height="140" rx="12" />
      <Figure x={440} y={182} size={0.88} look={thirdInk} />
      <rect className={line} x="366" y="256" width="100" height="14" rx="7" />
    </g>
    <circle className={second} cx="320" cy="210" r="58" />
    <path className={secondInk} d={heartPath} transform="translate(320 208) scale(2)" />
  </>
);

const TalkScene = () => (
  <>
    <rect className={ground} width="640" height="400" />
    <Figure x={120} y={340} size={1.9} look={first} />
    <Figure x={520} y={340} size={1.9} look={third} />
    <path
      className={card}
      d="M212 50h170a26 26 0 0 1 26 26v38a26 26 0 0 1-26 26H256l-30 26v-26h-14a26 26 0 0 1-26-26V76a26 26 0 0 1 26-26Z"
    />
    <rect className={line} x="216" y="78" width="150" height="12" rx="6" />
    <rect className={line} x="216" y="102" width="96" height="12" rx="6" />
    <path
      className={second}
      d="M280 190h138a26 26 0 0 1 26 26v26a26 26 0 0 1-26 26h-12v26l-30-26h-96a26 26 0 0 1-26-26v-26a26 26 0 0 1 26-26Z"
    />
    <circle className={secondInk} cx="312" cy="229" r="9" />
    <circle className={secondInk} cx="348" cy="229" r="9" />
    <circle className={secondInk} cx="384" cy="229" r="9" />
  </>
);

const MeetScene = () => (
  <>
    <rect className={dusk2} width="640" height="400" />
    <circle className={sun} cx="320" cy="250" r="120" />
    <path className={hill} d="M0 300c120-60 220-10 330-20s200-60 310-10v130H0Z" />
    <Figure x={252} y={320} size={1.3} look={first} />
    <Figure x={388} y={320} size={1.3} look={second} />
    <path className={secondInk} d={heartPath} transform="translate(320 196) scale(1.1)" />
  </>
);

/** A profile, a like, a conversation, a meeting. The first is what stands where nothing moves. */
export const FourScenes = () => (
  <svg className={stage} viewBox="0 0 640 400" aria-hidden="true">
    <ProfileScene />
    <g className={scene({ turn: 2 })}>
      <LikeScene />
    </g>
    <g className={scene({ turn: 3 })}>
      <TalkScene />
    </g>
    <g className={scene({ turn: 4 })}>
      <MeetScene />
    </g>
  </svg>
);
