import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';

import type { Gender } from '@velours/openapi/types';
import { Random } from './random.ts';

/** Whom a portrait suits: demo members share portraits of their own gender and time of life. */
export interface PortraitGroup {
  readonly gender: Gender;
  readonly senior: boolean;
}

/** A drawn portrait: whom it suits, and its picture as SVG, 4 wide and 5 high. */
export interface Portrait extends PortraitGroup {
  readonly svg: string;
  /** As drawn, in the words of the profile. */
  readonly hairColour: 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'bald';
}

/** The age from which a member gets a portrait with grey hair. */
export const SENIOR_AGE = 52;

type Option<Key extends keyof openPeeps.Options> = Extract<
  openPeeps.Options[Key],
  readonly unknown[]
>[number];
type Head = Option<'head'>;
type Face = Option<'face'>;

/**
 * The options a portrait may be drawn with. Looked at one by one: no child's haircut, no round-eyed face
 * on a woman, no costume (bear, mask, eyepatch), no cultural dress as a prop. Everyone is dressed: the style
 * has no other bodies. A man always has a beard, a moustache, glasses or grey
 * hair, and a bald one always a beard or moustache: a smooth bald face could be taken for a child's.
 */
const HEADS: Readonly<Record<string, readonly Head[]>> = {
  female: [
    'bangs',
    'bun',
    'long',
    'longBangs',
    'longCurly',
    'medium3',
    'mediumBangs2',
    'mediumStraight',
    'cornrows',
  ],
  femaleSenior: ['grayBun', 'grayMedium', 'bangs', 'mediumBangs2'],
  male: [
    'short1',
    'short2',
    'short4',
    'short5',
    'pomp',
    'shaved1',
    'shaved2',
    'dreads2',
    'twists',
    'afro',
    'hatHip',
    'noHair1',
  ],
  maleSenior: ['grayShort', 'noHair1', 'noHair3', 'short4'],
};

/** Friendly ones: whoever comes to the door is met by them. */
const FACES: Readonly<Record<string, readonly Face[]>> = {
  female: ['calm', 'cute', 'smile'],
  femaleSenior: ['calm', 'cute', 'smile'],
  male: ['calm', 'smile', 'cute'],
  maleSenior: ['calm', 'smile', 'cute'],
};

const BEARDS: readonly Option<'facialHair'>[] = [
  'chin',
  'full',
  'full2',
  'full4',
  'goatee1',
  'goatee2',
  'moustache5',
  'moustache6',
  'moustache7',
];

const GLASSES: readonly Option<'accessories'>[] = ['glasses', 'glasses2', 'glasses3', 'glasses5'];

const LIGHT_SKIN = ['ffdbb4', 'f3c9a0', 'edb98a', 'e0aa7d'];
const DARK_SKIN = ['d08b5b', 'ae5d29', '8d5a3b'];
/** What the profile calls a hair colour of the drawing. */
const HAIR: Readonly<Record<string, Portrait['hairColour']>> = {
  '2c1b18': 'black',
  '4a312c': 'brown',
  '724133': 'brown',
  a55728: 'red',
  b58143: 'blond',
  d6b370: 'blond',
  c93305: 'red',
};
const DARK_HAIR = ['2c1b18', '4a312c'];
/** The heads whose hair takes the colour; the style draws the others in black. */
const COLOURED: readonly Head[] = [
  'bangs',
  'mediumBangs2',
  'short4',
  'grayBun',
  'grayMedium',
  'grayShort',
  'noHair3',
];
const GREY = ['e8e1e1', 'c9c4c4', 'a8a3a3'];
const CLOTHES = [
  'e78276',
  'ffcf77',
  '78b585',
  '9ddadb',
  '8fa7df',
  'c983b5',
  '453d83',
  '2b6777',
  '7a4b3a',
  '3c3c46',
  'f2f0e9',
  'b23a48',
];
const BACKGROUNDS = [
  'd7efec',
  'fbe3f6',
  'dff3e3',
  'e3e1f3',
  'fdeccb',
  'dbe8f7',
  'f7dcd7',
  'e8e6df',
  'cfe3dd',
  'efd9e6',
];

/** Hair that is drawn for dark skin only. */
const COILED: readonly Head[] = ['cornrows', 'dreads2', 'twists', 'afro'];

/**
 * Draws `count` portraits, the same ones every time: half women, half men, a quarter of each grey-haired.
 * The pictures are DiceBear's Open Peeps (CC0), framed with shoulders and chest.
 */
export function drawPortraits(count: number): Portrait[] {
  return Array.from({ length: count }, (_unused, index) =>
    drawPortrait(index, { gender: index % 2 === 0 ? 'female' : 'male', senior: index % 8 >= 6 }),
  );
}

function drawPortrait(index: number, group: PortraitGroup): Portrait {
  const random = new Random(0x5eed0000 + index);
  const list = group.senior ? `${group.gender}Senior` : group.gender;
  const head = random.pick(HEADS[list] ?? []);
  const bald = head.startsWith('noHair');
  const bearded = group.gender === 'male' && (bald || random.chance(group.senior ? 0.6 : 0.85));
  const glasses = random.chance(
    group.gender === 'male' && !bearded && !bald && !group.senior ? 1 : 0.25,
  );
  const dark = COILED.includes(head) || random.chance(0.2);
  const hair = random.pick(group.senior ? GREY : dark ? DARK_HAIR : Object.keys(HAIR));
  const options: openPeeps.Options = {
    head: [head],
    face: [random.pick(FACES[list] ?? [])],
    facialHair: [random.pick(BEARDS)],
    facialHairProbability: bearded ? 100 : 0,
    accessories: [random.pick(GLASSES)],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: [random.pick(dark ? DARK_SKIN : LIGHT_SKIN)],
    headContrastColor: [hair],
    clothingColor: [random.pick(CLOTHES)],
  };
  const drawing = createAvatar(openPeeps, { ...options, seed: `velours-${index}` }).toString();
  const coloured = group.senior ? 'grey' : (HAIR[hair] ?? 'brown');
  return {
    ...group,
    svg: frame(drawing, random.pick(BACKGROUNDS)),
    hairColour: bald ? 'bald' : COLOURED.includes(head) ? coloured : 'black',
  };
}

/** Widens the style's square bust to a 4:5 picture that shows the chest, on a plain background. */
function frame(drawing: string, background: string): string {
  return drawing
    .replace(/viewBox="[^"]*"/, 'viewBox="-48 -40 800 1000"')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(
      /(<svg[^>]*>)/,
      `$1<rect x="-48" y="-40" width="800" height="1000" fill="#${background}"/>`,
    );
}
