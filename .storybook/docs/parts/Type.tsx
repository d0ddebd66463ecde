import type { CSSProperties } from 'react';
import { useState } from 'react';
import { brands } from '@velours/ui/brands';
import { Heading } from '@velours/ui/primitives/Heading';
import { fontSize, fontWeight, lineHeight } from '@velours/ui/theme/scales.ts';
import { Facts } from './Facts.tsx';
import { Panel } from './Panel.tsx';
import { Scale } from './Scale.tsx';
import { code, panels, sampleText } from './parts.css.ts';

const words = 'Somebody near you likes jazz, too: Zoë, Åse and Łukasz';

const Sample = ({ style }: { style: CSSProperties }) => (
  <span className={sampleText} style={style}>
    {words}
  </span>
);

/** Each size in its own size. */
export const Sizes = () => (
  <Scale values={fontSize}>
    {(size) => <Sample style={{ fontSize: size, lineHeight: 1.3 }} />}
  </Scale>
);

/** Each weight in its own weight. */
export const Weights = () => (
  <Scale values={fontWeight}>{(weight) => <Sample style={{ fontWeight: Number(weight) }} />}</Scale>
);

/** Each line height over three lines. */
export const LineHeights = () => (
  <Scale values={lineHeight}>
    {(height) => (
      <span className={sampleText} style={{ lineHeight: height, maxInlineSize: '20rem' }}>
        {words}. {words}.
      </span>
    )}
  </Scale>
);

/** A headline in each brand's display weight. */
export const DisplayWeights = () => (
  <div className={panels}>
    {brands.map((brand) => (
      <Panel key={brand.id} brand={brand.id} title={`${brand.title}, ${brand.displayWeight}`}>
        <Heading level={3} size="xl">
          Meet somebody near you
        </Heading>
      </Panel>
    ))}
  </div>
);

type Face = { key: string; family: string; weight: string; detail: string };

const facesOf = (sheet: CSSStyleSheet): CSSFontFaceRule[] => {
  try {
    return Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // A sheet of another origin does not tell its rules.
    return [];
  }
};

const describe = ({ style }: CSSFontFaceRule): Face => {
  const read = (name: string): string => style.getPropertyValue(name);
  const metrics = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']
    .filter((name) => read(name) !== '')
    .map((name) => `${name} ${read(name)}`);
  return {
    key: style.cssText,
    family: read('font-family').replaceAll(/["']/g, ''),
    weight: read('font-weight'),
    detail: metrics.length > 0 ? metrics.join(', ') : read('unicode-range'),
  };
};

const readFaces = (): readonly Face[] => {
  const ours = Array.from(document.styleSheets)
    .flatMap(facesOf)
    .map(describe)
    .filter(({ family }) => family.startsWith('Open Sans'));
  return [...new Map(ours.map((face) => [face.key, face])).values()];
};

/** The font files this page has loaded rules of, and the measures that make the fallback as wide as they are. */
export const Faces = () => {
  const [faces] = useState(readFaces);
  return (
    <Facts
      head={['Family', 'Weights', 'Letters or measures']}
      rows={faces.map(({ key, family, weight, detail }) => [
        family,
        weight || 'any',
        <span key={key} className={code}>
          {detail}
        </span>,
      ])}
    />
  );
};
