import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectPhotos, selectUndoable } from '@velours/machines/photoUpload';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import type { Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import {
  createPhotoUploadActor,
  whenSent,
  type PhotoUploadActor,
  uploadFetch,
} from './photo-upload-actor.ts';
import { endPhotos } from './use-own-photos.ts';
import { ownFetch, sendBy } from '../../app/data/browser-client.ts';

const { photo: stored } = exampleOf('uploadPhoto', 201);
const own = (...photos: object[]) => ({ photos: photos as Schemas['OwnPhoto'][] });
const file = new File(['bytes'], 'me.webp', { type: 'image/webp' });

let actor: PhotoUploadActor | undefined;
const onFailed = vi.fn<(error: unknown) => void>();
afterEach(() => {
  onFailed.mockClear();
  actor?.stop();
  vi.useRealTimers();
});

/** The statechart over an API that answers like this; the list tells what is stored. */
function start(answers: FetchAnswers, photos: readonly Schemas['Photo'][] | null = []) {
  const client = new QueryClient();
  const calls: string[] = [];
  const respond = fetchFromExamples(answers);
  const api = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    retry: { retries: 0 },
    fetch: async (request) => {
      calls.push(request.method);
      return respond(request);
    },
  });
  const keep = vi.fn<(photos: readonly Schemas['OwnPhoto'][]) => void>();
  const invalidated = vi.spyOn(client, 'invalidateQueries');
  actor = createPhotoUploadActor({ api, client, keep }, { isPremium: false, photos });
  actor.start();
  return { actor, keep, calls, invalidated };
}

const statusesOf = (of: PhotoUploadActor): string[] =>
  selectPhotos(of.getSnapshot()).map(({ kind, status }) => `${kind} ${status}`);

describe('[P04] the member’s photos over photo.php', () => {
  it('what was sent is read back with the list, which is kept for the page', async () => {
    const listed = own({ ...stored, rejected_reason: null });
    const { actor, keep, invalidated } = start({ getPhotos: listed });
    actor.send({ type: 'ADD', files: [file] });
    await whenSent(actor);
    await expect.poll(() => statusesOf(actor)).toEqual(['photo pending']);
    expect(keep).toHaveBeenLastCalledWith(listed.photos);
    expect(invalidated).toHaveBeenCalledWith({ queryKey: userKey });
  });

  it('a photo that fails on its way holds the step back, with its reason', async () => {
    const { actor } = start({ uploadPhoto: '415/photoType', getPhotos: 'none' });
    actor.send({ type: 'ADD', files: [file] });
    await expect(whenSent(actor)).rejects.toMatchObject({
      code: 'photo_type_refused',
      status: 422,
    });
    expect(statusesOf(actor)).toEqual(['item failed']);
    // It was seen to have failed: the member may go on without it.
    await expect(whenSent(actor)).resolves.toBeUndefined();
  });

  it('a photo that is removed can be kept until the step is left, then it is removed once', async () => {
    const { actor, calls } = start({ getPhotos: 'none' }, [stored]);
    actor.send({ type: 'REMOVE', photoId: stored.id });
    actor.send({ type: 'UNDO', photoId: stored.id });
    await whenSent(actor);
    expect(calls).not.toContain('DELETE');
    actor.send({ type: 'REMOVE', photoId: stored.id });
    expect(selectUndoable(actor.getSnapshot())).toBe(stored.id);
    await whenSent(actor);
    await expect.poll(() => actor.getSnapshot().context.photos).toEqual([]);
    expect(calls.filter((method) => method === 'DELETE')).toHaveLength(1);
  });

  it('[B03] a removal goes on when the page is left', async () => {
    let removed = 0;
    const { actor } = start(
      {
        removePhoto: () => {
          removed += 1;
          return '200';
        },
      },
      [stored],
    );
    actor.send({ type: 'REMOVE', photoId: stored.id });
    await endPhotos(actor, onFailed);
    expect([removed, actor.getSnapshot().status]).toEqual([1, 'stopped']);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('a removal that fails as the step or the page is left is told, once', async () => {
    const { actor } = start({ removePhoto: '500/internalError', getPhotos: own(stored) }, [stored]);
    actor.send({ type: 'REMOVE', photoId: stored.id });
    await expect(whenSent(actor)).rejects.toMatchObject({ isRemoval: true, status: 422 });
    await expect(whenSent(actor)).resolves.toBeUndefined();
    actor.send({ type: 'REMOVE', photoId: stored.id });
    await endPhotos(actor, onFailed);
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(onFailed.mock.calls).toMatchObject([[{ isRemoval: true }]]);
  });

  describe('the page is left', () => {
    let page: EventTarget;
    /** Whether the browser asks as the document is left. */
    const isAsked = (): boolean =>
      !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    beforeEach(() => {
      page = new EventTarget();
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    });
    afterEach(() => void vi.unstubAllGlobals());

    it('[P04] what was chosen still goes out, and until then the browser asks', async () => {
      const { actor, calls, invalidated } = start({ getPhotos: 'none' });
      actor.send({ type: 'ADD', files: [file, file, file] });
      void endPhotos(actor, onFailed);
      expect([actor.getSnapshot().status, isAsked()]).toEqual(['active', true]);
      await expect.poll(() => actor.getSnapshot().status).toBe('stopped');
      expect(onFailed).not.toHaveBeenCalled();
      expect(calls.filter((method) => method === 'POST')).toHaveLength(3);
      expect(invalidated).toHaveBeenCalledTimes(3);
      expect(isAsked()).toBe(false);
    });

    it('[P04] one that fails by then is told, once; one that was seen to fail is not', async () => {
      const { actor } = start({ uploadPhoto: '415/photoType', getPhotos: 'none' });
      actor.send({ type: 'ADD', files: [file] });
      await expect.poll(() => statusesOf(actor)).toEqual(['item failed']);
      await endPhotos(actor, onFailed);
      expect(onFailed).not.toHaveBeenCalled();

      const left = start({ uploadPhoto: '415/photoType', getPhotos: 'none' }).actor;
      left.send({ type: 'ADD', files: [file, file] });
      await endPhotos(left, onFailed);
      expect(left.getSnapshot().status).toBe('stopped');
      expect(onFailed.mock.calls).toMatchObject([[{ code: 'photo_type_refused' }]]);
      expect(isAsked()).toBe(false);
    });

    it('[B03] both of two removed photos are removed, though the first is on its way', async () => {
      const other = { ...stored, id: '0198c0de-0001-7a00-8a00-0000000000ff' };
      const { actor, calls } = start({}, [stored, other]);
      actor.send({ type: 'REMOVE', photoId: stored.id });
      actor.send({ type: 'REMOVE', photoId: other.id });
      void endPhotos(actor, onFailed);
      expect([actor.getSnapshot().status, isAsked()]).toEqual(['active', true]);
      await expect.poll(() => actor.getSnapshot().status).toBe('stopped');
      await expect.poll(() => calls.filter((method) => method === 'DELETE')).toHaveLength(2);
      expect(isAsked()).toBe(false);
    });
  });
});

type Listener = (event: object) => void;

/** A request of a browser that the test answers. */
class FakeRequest {
  readonly headers: Record<string, string> = {};
  readonly upload = new FakeTarget();
  readonly target = new FakeTarget();
  url = '';
  sent: Blob | undefined;
  status = 0;
  statusText = '';
  responseText = '';
  lines = '';
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: Blob): void {
    this.sent = body;
  }
  abort(): void {
    this.target.tell('abort');
  }
  getAllResponseHeaders(): string {
    return this.lines;
  }
  addEventListener(type: string, listener: Listener): void {
    this.target.addEventListener(type, listener);
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.lines = 'content-type: application/json\r\nretry-after: 0\r\n';
    this.responseText = JSON.stringify(body);
    this.target.tell('load');
  }
}

class FakeTarget {
  readonly listeners: [string, Listener][] = [];
  addEventListener(type: string, listener: Listener): void {
    this.listeners.push([type, listener]);
  }
  tell(type: string, event: object = {}): void {
    for (const [name, listener] of this.listeners) if (name === type) listener(event);
  }
}

/** The photo on its way through the client, as the site sends it. */
function upload() {
  const requests: FakeRequest[] = [];
  const tell = vi.fn<(progress: number) => void>();
  const leaving = new AbortController();
  const stop = sendBy(
    'key-1',
    uploadFetch(tell, () => {
      const request = new FakeRequest();
      requests.push(request);
      return request as unknown as XMLHttpRequest;
    }),
  );
  const client = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    fetch: ownFetch,
    retry: { sleep: () => Promise.resolve() },
  });
  const file = new File(['the bytes'], 'me.webp', { type: 'image/webp' });
  const call = client.POST('/api/photo.php', {
    params: { header: { 'Idempotency-Key': 'key-1' } },
    body: { file },
    signal: leaving.signal,
  });
  const request = async (number: number): Promise<FakeRequest> => {
    await expect.poll(() => requests[number - 1]?.sent).toBeDefined();
    return requests[number - 1] as FakeRequest;
  };
  return { request, requests, tell, leaving, call, stop };
}

describe('[P04] a photo goes out with its progress', () => {
  it('the form and its headers are those of the client, and the answer is the server’s', async () => {
    const { request, call, stop } = upload();
    const xhr = await request(1);
    expect(xhr.url).toBe('http://she.localhost:3000/api/photo.php');
    expect(xhr.headers['idempotency-key']).toBe('key-1');
    expect(xhr.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(await xhr.sent?.text()).toContain('the bytes');
    xhr.answer(201, exampleOf('uploadPhoto', 201));
    const { data, response } = await call;
    expect(response.status).toBe(201);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(data).toEqual(exampleOf('uploadPhoto', 201));
    stop();
  });

  it('how much has gone out is told, where the browser knows it', async () => {
    const { request, tell, call, stop } = upload();
    const xhr = await request(1);
    xhr.upload.tell('progress', { lengthComputable: true, loaded: 25, total: 100 });
    xhr.upload.tell('progress', { lengthComputable: false, loaded: 50, total: 0 });
    xhr.upload.tell('progress', { lengthComputable: true, loaded: 100, total: 100 });
    expect(tell.mock.calls).toEqual([[0.25], [1]]);
    xhr.answer(201, exampleOf('uploadPhoto', 201));
    await call;
    stop();
  });

  it('[B03] cut off it goes out again, the same form with the same key', async () => {
    const { request, requests, call, stop } = upload();
    const first = await request(1);
    first.target.tell('error');
    const second = await request(2);
    expect(second.headers).toEqual(first.headers);
    expect(await second.sent?.text()).toBe(await first.sent?.text());
    second.answer(201, exampleOf('uploadPhoto', 201));
    expect((await call).response.status).toBe(201);
    expect(requests).toHaveLength(2);
    stop();
  });

  it('stopped by the member it is aborted, and not tried again', async () => {
    const { request, requests, leaving, call, stop } = upload();
    await request(1);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
    stop();
  });

  it('a call with another key, and one whose upload is over, goes by fetch', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null));
    const other = vi.fn<(request: Request) => Promise<Response>>();
    const request = (key: string) =>
      new Request('http://she.localhost:3000/', { headers: { 'Idempotency-Key': key } });
    const stop = sendBy('key-1', other);
    await ownFetch(request('key-2'));
    await ownFetch(new Request('http://she.localhost:3000/'));
    expect(other).not.toHaveBeenCalled();
    stop();
    await ownFetch(request('key-1'));
    expect(other).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockRestore();
  });
});
