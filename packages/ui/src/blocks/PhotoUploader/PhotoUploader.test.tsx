import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { photoUploaderLabels, storedPhotos, uploadPhotos } from './PhotoUploader.fixtures.ts';
import { PhotoUploader } from './PhotoUploader.tsx';
import { indexForKey } from './index-for-key.ts';
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

  test('[P04] a refused photo that takes no place leaves room for another', () => {
    const html = render({ photos: uploadPhotos.slice(0, 3), used: 2 });
    expect(html).toContain('2 of 3 photos');
    expect(html).toContain('type="file"');
  });

  test('[P04] each photo says in words whether others can see it', () => {
    const html = render({ photos: uploadPhotos, limit: 25 });
    for (const words of ['Visible', 'Being checked', 'Uploading', 'Not accepted', 'Not uploaded']) {
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
    expect(html).toMatch(/role="status"[^>]*><div [^>]*id="[^"]+-error"/);
  });

  test('[P04] says that photos are inspected, and the room there is, before the limit is reached', () => {
    const html = render({ photos: uploadPhotos.slice(0, 1), limitNote: 'Premium: 25.' });
    expect(html).toContain('Photos are inspected before they are shown');
    expect(html).toContain('Room for 2 more.');
    expect(html).toContain('Premium: 25.');
  });

  test('[P04] a rejected photo says why, a failed one can be tried again, an upload can be cancelled', () => {
    const html = render({
      photos: uploadPhotos,
      limit: 25,
      onRetry: () => undefined,
      onCancel: () => undefined,
    });
    expect(html).toContain('No face can be seen.');
    expect(html.match(/aria-label="Try again[^"]*"/g)).toEqual(['aria-label="Try again: Photo 5"']);
    // Of one that failed there is nothing left to cancel.
    expect(
      [...html.matchAll(/aria-label="((?:Cancel|Remove) [^"]+)"/g)].map(([, name]) => name),
    ).toEqual(['Cancel the upload of photo 3', 'Remove photo 5', 'Cancel the upload of photo 6']);
  });

  test('[P04] one that was refused for what it is cannot be tried again, another that failed can', () => {
    const [photo] = uploadPhotos;
    const failed = (id: string, isRefused: boolean) =>
      ({ id, url: photo?.url ?? '', status: 'failed', isRefused }) as const;
    const html = render({
      photos: [failed('small', true), failed('lost', false)],
      onRetry: () => undefined,
    });
    expect(html.match(/aria-label="Try again[^"]*"/g)).toEqual(['aria-label="Try again: Photo 2"']);
  });

  test('[P04] only a stored photo that was not rejected can become the main one', () => {
    const html = render({ photos: uploadPhotos, limit: 25, onMakeMain: () => undefined });
    expect(html.match(/aria-label="Make photo \d the main photo"/g)).toEqual([
      'aria-label="Make photo 2 the main photo"',
    ]);
  });

  test('[P04] the order is changed by buttons, none of which leads past an end', () => {
    const html = render({ photos: storedPhotos, limit: 25, onMove: () => undefined });
    const named = [...html.matchAll(/aria-label="Move photo (\d \w+)"/g)].map((match) => match[1]);
    expect(named).toEqual(['1 back', '2 forward', '2 back', '3 forward']);
  });

  test('[P04] arrow keys move a photo by one, Home and End to the ends, and nothing past them', () => {
    expect(indexForKey('ArrowLeft', 1, 3)).toBe(0);
    expect(indexForKey('ArrowRight', 1, 3)).toBe(2);
    expect(indexForKey('End', 0, 3)).toBe(2);
    expect(indexForKey('ArrowLeft', 0, 3)).toBeUndefined();
    expect(indexForKey('End', 2, 3)).toBeUndefined();
    expect(indexForKey('Enter', 1, 3)).toBeUndefined();
  });

  test('a form sent without script sends one file: the camera has no name', () => {
    const html = render({ onSelect: () => undefined });
    expect(html.match(/type="file"/g)).toHaveLength(2);
    expect(html.match(/name="file"/g)).toHaveLength(1);
    expect(html).toMatch(/<input [^>]*capture="user"/);
  });
});
