import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brands } from '../../brands/index.ts';
import { folds, type Imagery } from '../../theme/imagery.ts';
import { vars } from '../../theme/contract.css.ts';
import { EmptyDrawing } from './EmptyDrawing.tsx';

describe('EmptyDrawing', () => {
  test('[D02] each set has a drawing of its own, and each brand of the product its own set', () => {
    const drawn = (Object.keys(folds) as Imagery[]).map((imagery) =>
      renderToStaticMarkup(<EmptyDrawing imagery={imagery} />),
    );
    expect(new Set(drawn).size).toBe(Object.keys(folds).length);
    expect(new Set(brands.map(({ imagery }) => imagery)).size).toBe(brands.length);
  });

  test('is drawn in the colours of the theme alone', () => {
    const { text, surface, primary, secondary } = vars.color;
    const theme = [text, surface, primary.fill, secondary.fill];
    for (const imagery of Object.keys(folds) as Imagery[]) {
      const html = renderToStaticMarkup(<EmptyDrawing imagery={imagery} />);
      const colours = [...html.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
      expect(colours.filter((one) => one !== 'none' && !theme.includes(one as never))).toEqual([]);
    }
  });
});
