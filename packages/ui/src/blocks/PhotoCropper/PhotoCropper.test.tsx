import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { partOf, pulled, type CropChoice } from './crop-part.ts';
import { photoCropperLabels } from './PhotoCropper.fixtures.ts';
import { PhotoCropper } from './PhotoCropper.tsx';

const choice: CropChoice = { shape: 'square', zoom: 1, across: 0.5, down: 0.5 };

describe('PhotoCropper', () => {
  test('[P04] all of it is named, and reached by keyboard', () => {
    const html = renderToStaticMarkup(
      <PhotoCropper source="/me.jpg" onChange={() => {}} labels={photoCropperLabels} />,
    );
    expect(html.match(/type="range"/g)).toHaveLength(3);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    for (const label of ['Zoom', 'Left or right', 'Up or down', photoCropperLabels.picture]) {
      expect(html).toContain(label);
    }
  });

  test('[P04] each slider says what its value means', () => {
    const html = renderToStaticMarkup(
      <PhotoCropper source="/me.jpg" onChange={() => {}} labels={photoCropperLabels} />,
    );
    expect([...html.matchAll(/aria-valuetext="([^"]*)"/g)].map(([, text]) => text)).toEqual([
      '100 %',
      '50 % from the left',
      '50 % from the top',
    ]);
  });

  test('[P04] the largest square of a wide picture is as high as it is, in the middle', () => {
    expect(partOf(choice, 400, 200)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  });

  test('[P04] an upright part is four to five, and never leaves the picture', () => {
    for (const across of [0, 0.3, 1]) {
      for (const zoom of [1, 2.5, 4]) {
        const part = partOf({ shape: 'portrait', zoom, across, down: 1 - across }, 300, 900);
        expect((part.width * 300) / (part.height * 900)).toBeCloseTo(4 / 5);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(1.000001);
        expect(part.top + part.height).toBeLessThanOrEqual(1.000001);
      }
    }
  });

  test('[P04] the whole of it is the whole of it', () => {
    const whole = partOf({ ...choice, shape: 'original' }, 640, 480);
    expect(whole).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });

  test('[P04] pulling it right shows more of the left, and stops at the edge', () => {
    const part = partOf(choice, 400, 200);
    expect(pulled(choice, part, 0.1, 0).across).toBeCloseTo(0.4);
    expect(pulled(choice, part, 5, 5)).toMatchObject({ across: 0, down: 0.5 });
  });
});
