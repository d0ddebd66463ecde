import { describe, expect, test } from 'vitest';
import { photoUploaderLabels as labels } from './PhotoUploader.fixtures.ts';
import type { UploadPhoto } from './PhotoUploader.types.ts';
import { sortFiles } from './chosen-files.ts';
import { newsOf } from './news.ts';

const file = (name: string): File => new File(['x'], name);
const refuse = ({ name }: File): string | undefined =>
  name.endsWith('.gif') ? 'Not of this kind.' : undefined;

describe('the files that are chosen', () => {
  test('[P04] one that is refused takes no room from the others, and of several it is said which', () => {
    const [gif, one, two] = [file('a.gif'), file('1.png'), file('2.png')];
    expect(sortFiles([gif, one, two], 1, refuse)).toEqual({
      taken: [one],
      leftOut: 1,
      refused: ['a.gif: Not of this kind.'],
    });
    expect(sortFiles([gif], 1, refuse).refused).toEqual(['Not of this kind.']);
    expect(sortFiles([gif], 1).taken).toEqual([gif]);
  });
});

type Known = Pick<UploadPhoto, 'id' | 'status' | 'reason'>;

const uploading: Known = { id: 'item 1', status: 'uploading' };
const failed: Known = { id: 'item 1', status: 'failed', reason: 'The connection was lost.' };
const pending: Known = { id: 'item 1', status: 'pending' };
const stored: Known = { id: 'a', status: 'pending' };

describe('what is said of the photos', () => {
  test.each<[string, readonly Known[], readonly Known[], string]>([
    ['nothing where nothing changed', [uploading], [{ ...uploading, reason: 'Waiting' }], ''],
    ['one that is on its way', [], [uploading], 'Photo 1: Uploading.'],
    ['why it failed', [uploading], [failed], 'Photo 1: Not uploaded. The connection was lost.'],
    ['that it is tried again', [failed], [uploading], 'Photo 1: Uploading.'],
    ['that it waits for its inspection', [uploading], [pending], 'Photo 1: Being checked.'],
    ['no more once it has its own id', [pending], [stored], 'Photo 1: Being checked.'],
    ['that others see it', [stored], [{ ...stored, status: 'active' }], 'Photo 1: Visible.'],
    [
      'why it was not accepted',
      [stored],
      [{ ...stored, status: 'rejected', reason: 'No face.' }],
      'Photo 1: Not accepted. No face.',
    ],
    [
      'the other one’s news, though one has failed',
      [failed],
      [failed, stored],
      'Photo 2: Being checked.',
    ],
    ['that one is gone', [stored, failed], [stored], 'Photo 2 is no longer in the list.'],
    [
      'the same of several at once',
      [],
      [uploading, { ...uploading, id: 'item 2' }],
      'Photo 1, Photo 2: Uploading.',
    ],
  ])('[P04] %s', (_name, before, photos, said) => {
    expect(newsOf(before, photos, labels)).toBe(said);
  });
});
