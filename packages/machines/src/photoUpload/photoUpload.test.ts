import { describe, expect, test } from 'vitest';
import { proveMachine, startTestActor } from '../testing/index.ts';
import {
  selectCanRetry,
  selectFailedRemovals,
  selectIsBusy,
  selectLeftOut,
  selectLimit,
  selectPhotos,
  selectRoom,
  selectUndoable,
  selectUsed,
  selectView,
} from './photoUpload.logic.ts';
import type { PhotoFile, ServerPhoto } from './photoUpload.logic.ts';
import { photoUploadMachine } from './photoUpload.machine.ts';
import type { PhotoUploadInput } from './photoUpload.logic.ts';
import { file, photo, photoUploadModel } from './photoUpload.model.ts';

const MOST = 8 * 1024 * 1024;
const NO_ANSWER = new TypeError('fetch failed');
const problem = (code: string, status = 422) => ({ status, code, params: { limit: 3 } });

const start = (
  photos: readonly ServerPhoto[] | null = [],
  more: Partial<PhotoUploadInput> = {},
) => {
  let made = 0;
  const upload = startTestActor(photoUploadMachine, () => ({
    newKey: () => {
      made += 1;
      return `key-${made}`;
    },
    isPremium: false,
    photos,
    ...more,
  }));
  const { snapshot } = upload;
  return {
    ...upload,
    view: () => selectView(snapshot()),
    statuses: () => selectPhotos(snapshot()).map(({ status }) => status),
    room: () => selectRoom(snapshot()),
    undoable: () => selectUndoable(snapshot()),
    add: (...files: PhotoFile[]) => upload.send({ type: 'ADD', files }),
    cancel: (id: string) => upload.send({ type: 'CANCEL', id }),
    retry: (id: string) => upload.send({ type: 'RETRY', id }),
    remove: (photoId: string) => upload.send({ type: 'REMOVE', photoId }),
    undo: (photoId: string) => upload.send({ type: 'UNDO', photoId }),
    uploads: () => upload.started.filter(({ src }) => src === 'uploadPhoto'),
    reads: () => upload.started.filter(({ src }) => src === 'readPhotos').length,
    asked: () =>
      upload.started.filter(({ src }) => src === 'removePhoto').map(({ input }) => input),
  };
};

const three = [photo('one'), photo('two'), photo('three')];

describe('photoUpload, limits', () => {
  test('[P04] photos: free members at most 3, premium 25', () => {
    const upload = start();
    expect([selectLimit(upload.snapshot()), upload.room()]).toEqual([3, 3]);
    expect(selectLeftOut(upload.snapshot())).toBe(0);
    upload.send({ type: 'PREMIUM' });
    expect([selectLimit(upload.snapshot()), upload.room()]).toEqual([25, 25]);
    expect(selectLimit(start([], { isPremium: true }).snapshot())).toBe(25);
  });

  test('[P04] the settings may say another number', () => {
    const limits = { free: 5, premium: 40 };
    expect(selectLimit(start([], { limits }).snapshot())).toBe(5);
    expect(selectLimit(start([], { limits, isPremium: true }).snapshot())).toBe(40);
  });

  test.each([
    [1, 1, 0],
    [2, 0, 0],
    [3, 0, 1],
  ])(
    '[P04] free, with one photo there, %i chosen: room for %i more, %i left out',
    (count, room, leftOut) => {
      const upload = start([photo('one')]);
      upload.add(...Array.from({ length: count }, () => file()));
      expect([upload.room(), selectLeftOut(upload.snapshot())]).toEqual([room, leftOut]);
      expect(selectUsed(upload.snapshot())).toBe(3 - room);
    },
  );

  test('[P04] premium: the 25th is taken, the 26th is left out and said; the next choice forgets it', () => {
    const there = Array.from({ length: 24 }, (_none, at) => photo(`${at}`));
    const upload = start(there, { isPremium: true });
    upload.add(file(), file());
    expect(selectLeftOut(upload.snapshot())).toBe(1);
    upload.done('uploadFirst');
    upload.done('readPhotos', [...there, photo('new', 'active')]);
    expect(upload.view()).toBe('some left out');
    upload.add();
    expect([selectLeftOut(upload.snapshot()), upload.view()]).toEqual([0, 'full']);
  });

  test('[P04] a rejected photo takes no place, one under inspection does', () => {
    expect(start([photo('one', 'rejected'), photo('two', 'pending')]).room()).toBe(2);
  });

  test('[P04] a file without an answer takes a place, a refused one none', () => {
    const upload = start();
    upload.add(file());
    upload.fail('uploadFirst', NO_ANSWER);
    expect(upload.room()).toBe(2);
    upload.retry('item 1');
    upload.fail('uploadFirst', problem('photo_unreadable'));
    expect(upload.room()).toBe(3);
  });

  test('[P04] more than the limit there, as after premium has ended: no room, never less than none', () => {
    const upload = start([...three, photo('four')]);
    expect([upload.room(), upload.view()]).toEqual([0, 'full']);
  });
});

describe('photoUpload, refused', () => {
  test.each([
    [file({ size: MOST }), null],
    [file({ size: MOST + 1 }), 'photo_too_large'],
    [file({ size: 0 }), 'photo_empty'],
    [file({ type: 'image/heic' }), 'photo_heic'],
    [file({ type: 'image/heif' }), 'photo_heic'],
    [file({ size: 1 }), null],
    [file({ type: 'image/svg+xml' }), 'photo_type_refused'],
    [file({ type: '' }), null],
    [file({ type: 'image/png' }), null],
    [file({ type: 'image/webp' }), null],
    [file({ type: 'image/avif' }), null],
  ])('[P04] %o: refused here as %s', (chosen, code) => {
    const upload = start();
    upload.add(chosen);
    const [view] = selectPhotos(upload.snapshot());
    expect(view?.reason ?? null).toEqual(code === null ? null : { code, params: {} });
    expect(upload.isRunning('uploadFirst')).toBe(code === null);
    expect(upload.view()).toBe(code === null ? 'uploading' : `failed: ${code}`);
  });

  test('[P04] what is refused here takes no room, is not tried again, and goes when given up', () => {
    const upload = start(three.slice(0, 2));
    upload.add(file({ size: 0 }), file());
    expect(upload.statuses()).toEqual(['active', 'active', 'failed', 'uploading']);
    expect(selectCanRetry(upload.snapshot(), 'item 1')).toBe(false);
    upload.retry('item 1');
    expect(upload.statuses()[2]).toBe('failed');
    upload.cancel('item 1');
    expect(upload.statuses()).toEqual(['active', 'active', 'uploading']);
    expect(upload.reads()).toBe(0);
  });

  test.each(['photo_too_large', 'photo_type_refused', 'photo_unreadable', 'photo_limit_reached'])(
    '[P04] refused by the server with %s: said, and tried again with a new key',
    (code) => {
      const upload = start();
      upload.add(file());
      upload.fail('uploadFirst', problem(code));
      expect(upload.view()).toBe(`failed: ${code}`);
      expect(selectPhotos(upload.snapshot())[0]).toMatchObject({
        reason: { code, params: { limit: 3 } },
        isUnknown: false,
      });
      expect(selectCanRetry(upload.snapshot(), 'item 1')).toBe(true);
      expect(selectCanRetry(upload.snapshot(), 'item 2')).toBe(false);
      upload.retry('item 1');
      expect(upload.statuses()).toEqual(['uploading']);
      expect(upload.inputOf('uploadFirst')).toMatchObject({ idempotencyKey: 'key-2' });
    },
  );
});

describe('photoUpload, on its way', () => {
  test('[P04] two at a time at most, the others wait their turn in order', () => {
    const upload = start();
    upload.add(file({ size: 1 }), file({ size: 2 }), file({ size: 3 }));
    expect(upload.statuses()).toEqual(['uploading', 'uploading', 'queued']);
    expect(upload.view()).toBe('uploading, others wait');
    expect([selectUsed(upload.snapshot()), upload.room()]).toEqual([3, 0]);
    expect(upload.inputOf('uploadFirst')).toEqual({
      id: 'item 1',
      file: file({ size: 1 }),
      idempotencyKey: 'key-1',
    });
    expect(upload.inputOf('uploadSecond')).toMatchObject({ id: 'item 2', idempotencyKey: 'key-2' });
    upload.done('uploadSecond');
    expect(upload.inputOf('uploadSecond')).toMatchObject({ id: 'item 3' });
    expect([upload.uploads().length, selectIsBusy(upload.snapshot())]).toEqual([3, true]);
    upload.done('uploadFirst');
    upload.done('uploadSecond');
    expect([upload.uploads().length, selectIsBusy(upload.snapshot())]).toEqual([3, false]);
  });

  test('[P04] a file on its way is shown as it is, and as under inspection once it has arrived', () => {
    const upload = start([photo('one')]);
    const chosen = file({ size: 7 });
    upload.add(chosen);
    const item = { id: 'item 1', kind: 'item', reason: null, file: chosen, isUnknown: false };
    expect(selectPhotos(upload.snapshot())).toEqual([
      {
        id: 'one',
        kind: 'photo',
        status: 'active',
        progress: null,
        reason: null,
        file: null,
        isUnknown: false,
      },
      { ...item, status: 'uploading', progress: null },
    ]);
    upload.send({ type: 'PROGRESS', id: 'item 1', progress: -1 });
    expect(selectPhotos(upload.snapshot())[1]).toEqual({
      ...item,
      status: 'uploading',
      progress: 0,
    });
    upload.done('uploadFirst');
    expect(selectPhotos(upload.snapshot())[1]).toEqual({ ...item, status: 'pending', progress: 1 });
  });

  test('[P04] progress is shown for the file it is of, and never goes back or beyond', () => {
    const upload = start();
    upload.add(file(), file());
    const progress = (id: string, share: number) => {
      upload.send({ type: 'PROGRESS', id, progress: share });
      return selectPhotos(upload.snapshot()).map((view) => view.progress);
    };
    expect(selectPhotos(upload.snapshot())[0]?.progress).toBeNull();
    expect(progress('item 1', 0.5)).toEqual([0.5, null]);
    expect(progress('item 1', 0.4)).toEqual([0.5, null]);
    expect(progress('item 2', 1.5)).toEqual([0.5, 1]);
    expect(progress('item 3', 0.5)).toEqual([0.5, 1]);
    upload.fail('uploadFirst', NO_ANSWER);
    expect(progress('item 1', 0.9)).toEqual([0.5, 1]);
    upload.retry('item 1');
    expect(selectPhotos(upload.snapshot())[0]?.progress).toBeNull();
  });

  test.each([
    ['uploadFirst', 'item 1'],
    ['uploadSecond', 'item 2'],
  ])(
    '[P04] %s: an upload that has not moved for 60 s is given up, not a millisecond before',
    (id, item) => {
      const upload = start();
      upload.add(file(), file());
      const other = id === 'uploadFirst' ? 'uploadSecond' : 'uploadFirst';
      upload.done(other);
      upload.wait(59_999);
      upload.send({ type: 'PROGRESS', id: item, progress: 0.1 });
      upload.wait(59_999);
      expect(upload.isRunning(id)).toBe(true);
      const reads = upload.reads();
      upload.wait(1);
      expect([upload.isRunning(id), upload.view()]).toEqual([false, 'failed: network']);
      expect(selectPhotos(upload.snapshot()).find((view) => view.id === item)?.reason).toEqual({
        code: 'network',
        params: {},
      });
      expect(upload.reads()).toBe(reads + 1);
      upload.retry(item);
      expect(upload.uploads().at(-1)?.input).toMatchObject({
        id: item,
        idempotencyKey: id === 'uploadFirst' ? 'key-1' : 'key-2',
      });
    },
  );

  test('[P04] without an answer the same key goes out again, until the server has answered', () => {
    const upload = start();
    upload.add(file());
    for (let tries = 0; tries < 3; tries += 1) {
      expect(upload.inputOf('uploadFirst')).toMatchObject({ idempotencyKey: 'key-1' });
      const answer = [NO_ANSWER, problem('internal_error', 502), problem('too_many_requests', 429)];
      upload.fail('uploadFirst', answer[tries]);
      expect(selectPhotos(upload.snapshot())[0]?.isUnknown).toBe(true);
      // It may have arrived: the list tells.
      expect(upload.isRunning('readPhotos')).toBe(true);
      upload.retry('item 1');
    }
    upload.done('uploadFirst');
    expect(upload.statuses()).toEqual(['pending']);
  });

  test('[P04] only what has failed is tried again', () => {
    const upload = start();
    upload.add(file());
    upload.retry('item 1');
    expect(upload.uploads()).toHaveLength(1);
    expect(selectCanRetry(upload.snapshot(), 'item 1')).toBe(false);
    upload.done('uploadFirst');
    upload.retry('item 1');
    expect(upload.uploads()).toHaveLength(1);
    upload.add(file());
    upload.fail('uploadFirst', NO_ANSWER);
    expect(selectCanRetry(upload.snapshot(), 'item 1')).toBe(false);
    expect(selectCanRetry(upload.snapshot(), 'item 2')).toBe(true);
  });

  test('[P04] cancel: what waits is gone, what is under way stops and the list tells whether it arrived', () => {
    const upload = start();
    upload.add(file(), file(), file());
    upload.cancel('item 3');
    expect([upload.statuses(), upload.reads()]).toEqual([['uploading', 'uploading'], 0]);
    upload.cancel('item 2');
    expect([upload.statuses(), upload.isRunning('uploadSecond'), upload.reads()]).toEqual([
      ['uploading'],
      false,
      1,
    ]);
    upload.cancel('item 1');
    expect([upload.statuses(), upload.isRunning('uploadFirst'), upload.reads()]).toEqual([
      [],
      false,
      2,
    ]);
  });

  test('[P04] what has arrived cannot be cancelled any more', () => {
    const upload = start();
    upload.add(file());
    upload.done('uploadFirst');
    upload.cancel('item 1');
    expect(upload.statuses()).toEqual(['pending']);
  });

  test('[P04] three hours’ sleep in an upload: it is waited for as long as the page has run', () => {
    const upload = start();
    upload.add(file());
    upload.sleep(3 * 3_600_000);
    expect(upload.isRunning('uploadFirst')).toBe(true);
    upload.sleep(-86_400_000);
    upload.wait(60_000);
    expect(upload.view()).toBe('failed: network');
  });
});

describe('photoUpload, the server’s list', () => {
  test('[P04] photos are inspected before they are shown: under inspection, then approved or rejected', () => {
    const upload = start();
    upload.add(file());
    upload.done('uploadFirst');
    expect(upload.view()).toBe('under inspection');
    expect(selectPhotos(upload.snapshot())[0]).toMatchObject({ kind: 'item', status: 'pending' });
    upload.done('readPhotos', [photo('one', 'pending')]);
    expect(selectPhotos(upload.snapshot())).toEqual([
      {
        id: 'one',
        kind: 'photo',
        status: 'pending',
        progress: null,
        reason: null,
        file: null,
        isUnknown: false,
      },
    ]);
    upload.send({ type: 'CHANGED_ELSEWHERE' });
    upload.done('readPhotos', [photo('one', 'rejected')]);
    expect(upload.view()).toBe('rejected');
    upload.send({ type: 'CHANGED_ELSEWHERE' });
    upload.done('readPhotos', [photo('one')]);
    expect(upload.view()).toBe('shown');
  });

  test('[P04] a reload starts from the server’s list: read, or come with the page', () => {
    const upload = start(null);
    expect([upload.view(), upload.isRunning('readPhotos'), upload.room()]).toEqual([
      'loading',
      true,
      3,
    ]);
    upload.done('readPhotos', [photo('one', 'pending')]);
    expect([upload.view(), upload.room()]).toEqual(['under inspection', 2]);
    const known = start([]);
    expect([known.view(), known.reads()]).toEqual(['empty', 0]);
  });

  test('[P04] a list that cannot be read is read again after 10 s, or when something has changed', () => {
    const upload = start(null);
    upload.fail('readPhotos');
    expect(upload.view()).toBe('not loaded');
    upload.wait(9_999);
    expect(upload.reads()).toBe(1);
    upload.wait(1);
    expect([upload.reads(), upload.view()]).toEqual([2, 'loading']);
    upload.fail('readPhotos');
    upload.send({ type: 'CHANGED_ELSEWHERE' });
    expect(upload.reads()).toBe(3);
    upload.done('readPhotos', []);
    upload.wait(60_000);
    expect([upload.reads(), upload.view()]).toEqual([3, 'empty']);
  });

  test('[P04] a list asked for before an upload ended does not hide it', () => {
    const upload = start();
    upload.add(file());
    upload.send({ type: 'CHANGED_ELSEWHERE' });
    expect(upload.reads()).toBe(1);
    upload.done('uploadFirst');
    expect(upload.reads()).toBe(2);
    upload.done('readPhotos', [photo('one', 'pending')]);
    expect(upload.statuses()).toEqual(['pending']);
  });

  test('[P04] a photo changed in another tab is seen in this one', () => {
    const upload = start(three);
    expect(upload.view()).toBe('full');
    upload.send({ type: 'CHANGED_ELSEWHERE' });
    upload.done('readPhotos', three.slice(0, 1));
    expect([upload.statuses(), upload.room()]).toEqual([['active'], 2]);
  });
});

describe('photoUpload, removing', () => {
  test('[P04] a removed photo is gone at once, and kept with undo until the server is asked after 5 s', () => {
    const upload = start(three);
    upload.remove('two');
    expect([upload.view(), upload.undoable(), upload.statuses().length]).toEqual([
      'removed, can be undone',
      'two',
      2,
    ]);
    upload.wait(4_999);
    expect(upload.asked()).toEqual([]);
    upload.undo('two');
    expect([upload.undoable(), upload.statuses().length]).toEqual([null, 3]);
    upload.wait(60_000);
    expect(upload.asked()).toEqual([]);
  });

  test('[P04] after 5 s the server is asked, once; then the place is free', () => {
    const upload = start(three);
    upload.remove('two');
    upload.wait(5_000);
    expect(upload.asked()).toEqual([{ photoId: 'two', idempotencyKey: 'key-1' }]);
    expect([upload.undoable(), upload.room()]).toEqual([null, 0]);
    upload.undo('two');
    expect(upload.statuses()).toHaveLength(2);
    upload.done('removePhoto');
    expect([upload.room(), upload.statuses().length, upload.isRunning('readPhotos')]).toEqual([
      1,
      2,
      true,
    ]);
    upload.wait(60_000);
    expect(upload.asked()).toHaveLength(1);
  });

  test('[P04] the next removal ends the undo of the one before, and has its own 5 s', () => {
    const upload = start(three);
    upload.remove('one');
    upload.wait(4_000);
    upload.remove('two');
    expect([upload.undoable(), upload.asked().length]).toEqual(['two', 1]);
    upload.undo('one');
    upload.wait(4_999);
    expect(upload.undoable()).toBe('two');
    upload.wait(1);
    expect([upload.undoable(), upload.asked().length]).toEqual([null, 1]);
    upload.done('removePhoto');
    expect(upload.asked()).toEqual([
      { photoId: 'one', idempotencyKey: 'key-1' },
      { photoId: 'two', idempotencyKey: 'key-2' },
    ]);
  });

  test('[P04] undone beside one that is being removed: that one, and only that one', () => {
    const upload = start(three);
    upload.remove('one');
    upload.wait(5_000);
    upload.remove('two');
    upload.undo('one');
    expect(upload.statuses()).toHaveLength(1);
    upload.undo('two');
    expect([upload.undoable(), upload.statuses().length]).toEqual([null, 2]);
  });

  test('[P04] leaving the page ends the undo: the server is asked at once', () => {
    const upload = start(three);
    upload.remove('one');
    upload.send({ type: 'LEAVING' });
    expect([upload.undoable(), upload.asked().length]).toEqual([null, 1]);
  });

  test('[P04] a document that is left loses a removal that waits for another, and no other', () => {
    const upload = start(three);
    const isBusy = () => selectIsBusy(upload.snapshot());
    upload.remove('one');
    expect(isBusy()).toBe(false);
    upload.send({ type: 'LEAVING' });
    expect(isBusy()).toBe(false);
    upload.remove('two');
    expect(isBusy()).toBe(true);
    upload.send({ type: 'LEAVING' });
    expect(isBusy()).toBe(true);
    upload.fail('removePhoto', NO_ANSWER);
    expect([isBusy(), upload.asked().length]).toEqual([false, 2]);
  });

  test('[P04] only photos of the list are removed, and each once', () => {
    const upload = start(three);
    upload.remove('nobody’s');
    expect(upload.undoable()).toBeNull();
    upload.remove('one');
    upload.wait(4_000);
    upload.remove('one');
    upload.wait(1_000);
    expect(upload.asked()).toHaveLength(1);
    upload.remove('one');
    expect(upload.undoable()).toBeNull();
    const unread = start(null);
    unread.remove('one');
    expect(unread.undoable()).toBeNull();
  });

  test('[P04] a refused removal brings the photo back and says so; kept, or tried again with a new key', () => {
    const upload = start(three);
    upload.remove('one');
    upload.wait(5_000);
    upload.fail('removePhoto', problem('forbidden', 403));
    expect([upload.view(), upload.statuses().length]).toEqual(['not removed', 3]);
    expect(selectFailedRemovals(upload.snapshot())).toMatchObject([
      { photoId: 'one', reason: { code: 'forbidden', params: { limit: 3 } } },
    ]);
    upload.done('readPhotos', three);
    upload.remove('one');
    expect(upload.view()).toBe('removed, can be undone');
    upload.wait(5_000);
    expect(upload.asked().at(-1)).toEqual({ photoId: 'one', idempotencyKey: 'key-2' });
    upload.fail('removePhoto', problem('forbidden', 403));
    upload.undo('one');
    expect(selectFailedRemovals(upload.snapshot())).toEqual([]);
  });

  test('[P04] a removal without an answer is given up after 30 s, and goes out again with its key', () => {
    const upload = start(three);
    upload.remove('one');
    upload.wait(5_000);
    upload.wait(29_999);
    expect(upload.isRunning('removePhoto')).toBe(true);
    upload.wait(1);
    expect([upload.view(), upload.isRunning('readPhotos')]).toEqual(['not removed', true]);
    upload.remove('one');
    upload.wait(5_000);
    expect(upload.asked().at(-1)).toEqual({ photoId: 'one', idempotencyKey: 'key-1' });
  });

  test('[P04] a photo that the server does not know any more is removed', () => {
    const upload = start(three);
    upload.remove('one');
    upload.wait(5_000);
    upload.fail('removePhoto', problem('photo_not_found', 404));
    expect([upload.statuses().length, selectFailedRemovals(upload.snapshot())]).toEqual([2, []]);
    // Over: its place is free, and the next one is asked for.
    expect(upload.room()).toBe(1);
    upload.remove('two');
    upload.send({ type: 'LEAVING' });
    expect(upload.asked()).toHaveLength(2);
  });

  test('[P04] removed in another tab, there is nothing left to undo or to ask for', () => {
    const upload = start(three);
    upload.remove('one');
    upload.send({ type: 'CHANGED_ELSEWHERE' });
    upload.done('readPhotos', three.slice(1));
    expect([upload.undoable(), upload.view()]).toEqual([null, 'shown']);
    upload.wait(60_000);
    expect(upload.asked()).toEqual([]);
  });

  test('[P04] gone from the list while the server is asked: its answer removes nothing else', () => {
    const upload = start(three);
    upload.remove('one');
    upload.remove('two');
    upload.send({ type: 'CHANGED_ELSEWHERE' });
    upload.done('readPhotos', three.slice(1));
    upload.done('removePhoto');
    expect([upload.statuses().length, upload.undoable()]).toEqual([1, 'two']);
  });
});

proveMachine(photoUploadModel, {
  id: 'P04',
  docs: new URL('./photoUpload.docs.md', import.meta.url),
  ways: new URL('./photoUpload.ways.gen.json', import.meta.url),
});
