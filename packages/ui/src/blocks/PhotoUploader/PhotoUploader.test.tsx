import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { photoUploaderLabels, uploadPhotos } from './PhotoUploader.fixtures.ts';
import { PhotoUploader } from './PhotoUploader.tsx';
import type { PhotoUploaderProps } from './PhotoUploader.types.ts';

const render = (props: Partial<PhotoUploaderProps> = {}): string =>
  renderToStaticMarkup(
    <PhotoUploader photos={[]} limit={3} labels={photoUploaderLabels} {...props} />,
  );

describe('PhotoUploader', () => {
  test('[P04] at the limit no more can be chosen, and it says why', () => {
    const html = render({ photos: uploadPhotos.slice(0, 3) });
    expect(html).not.toContain('type="file"');
    expect(html).toContain('You have reached 3 photos.');
    expect(render({ photos: uploadPhotos.slice(0, 2) })).toContain('type="file"');
  });

  test('[P04] each photo says in words whether others can see it', () => {
    const html = render({ photos: uploadPhotos, limit: 25 });
    for (const words of ['Visible', 'Being checked', 'Uploading', 'Not accepted']) {
      expect(html).toContain(`${words}</span>`);
    }
  });

  test('[P04] an upload shows its progress, known or not', () => {
    expect(render({ photos: uploadPhotos, limit: 25 })).toMatch(/<progress [^>]*value="0\.6"/);
    expect(render({ photos: [{ id: '1', url: '/a', status: 'uploading' }] })).not.toMatch(
      /<progress [^>]*value=/,
    );
  });

  test('several can be chosen only where there is room for several', () => {
    expect(render()).toMatch(/<input [^>]*multiple=""/);
    expect(render({ photos: uploadPhotos.slice(0, 2) })).not.toContain('multiple');
  });

  test('an error is tied to the input and announced', () => {
    const html = render({ error: 'Too large.' });
    expect(html).toMatch(/<input [^>]*aria-invalid="true"/);
    expect(html).toMatch(/role="status"><div [^>]*id="[^"]+-error"/);
  });
});
